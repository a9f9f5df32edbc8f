const reachable =
  '[tabindex="0"], input:not([type=hidden]):not(:disabled), select, button:not([tabindex="-1"]):not(:disabled)';

/** The one day of the calendar that the keyboard stops at. */
const calendarStop = '[data-day]:not([tabindex="-1"])';
/** Until its scripts are there it stops at every day: the first one that can be had is meant. */
const openStop = `${calendarStop}:is([data-state=free],[data-state=best],[data-state=unknown])`;

/** Moves focus to the step that a field belongs to: its day, its first control, or itself. */
export function focusField(field: string): void {
  const step = document.getElementById(`field-${field}`);
  if (!step) return;
  const find = (selector: string) => step.querySelector<HTMLElement>(selector);
  const target = find(openStop) ?? find(calendarStop) ?? find(reachable) ?? step;
  target.focus({ preventScroll: true });
  step.scrollIntoView({ block: 'start' });
}
