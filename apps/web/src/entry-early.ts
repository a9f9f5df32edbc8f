/**
 * A module of its own that comes long before the page's code and lets the buttons of a count move
 * their field. What was counted so is taken over by `live/early-choices.ts`.
 */
function step({ target }: Event): void {
  const button = (target as Element).closest('button'); // as: clicks meet elements
  const field = button?.parentElement?.querySelector<HTMLInputElement>('input[type=number]');
  if (!button || !field) return;
  const isMore = field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isMore) field.stepUp();
  else field.stepDown();
}

document.addEventListener('click', step);
document.addEventListener('alive', () => document.removeEventListener('click', step));
