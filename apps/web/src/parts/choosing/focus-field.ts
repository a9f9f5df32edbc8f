const reachable =
  '[tabindex="0"], input:not([type=hidden]):not(:disabled), select, button:not([tabindex="-1"]):not(:disabled)';

const calendarStop = '[data-day]:not([tabindex="-1"])';
/** Until hydration every day is a tab stop: take the first one on sale. */
const openStop = `${calendarStop}:is([data-state=free],[data-state=best],[data-state=unknown])`;

/** Focuses the field's step: its day, its first control, or the step. */
export function focusField(field: string): void {
  const step = document.getElementById(`field-${field}`);
  if (!step) return;
  const find = (selector: string) => step.querySelector<HTMLElement>(selector);
  const target = find(openStop) ?? find(calendarStop) ?? find(reachable) ?? step;
  target.focus({ preventScroll: true });
  step.scrollIntoView({ block: 'start' });
}
