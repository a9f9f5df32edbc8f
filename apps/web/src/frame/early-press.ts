/** The links whose islands answer by now. */
const alive = new WeakSet<Element>();

let pressed: HTMLAnchorElement | undefined;

/** Marks a link that opens an island, for the time before it does. */
export const islandLink = { 'data-island': '' };

function keep(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-island]'); // as: clicks meet elements
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !isPlain || alive.has(link)) return;
  event.preventDefault();
  pressed = link;
}

/**
 * From now on a press on a link whose island is still on its way waits for it. Without this the page
 * would jump to the footer under somebody who is quicker than the code.
 */
export function keepEarlyPresses(): void {
  document.addEventListener('click', keep, { capture: true });
}

/** The link's island answers from now on; tells whether it was pressed already. */
export function comeAlive(link: HTMLAnchorElement): boolean {
  alive.add(link);
  const wasPressed = pressed === link;
  if (wasPressed) pressed = undefined;
  return wasPressed;
}

/** The islands can't be had: their links are links again, the one that was pressed first of all. */
export function letPressesGo(): void {
  document.removeEventListener('click', keep, { capture: true });
  if (pressed) location.assign(pressed.href);
}
