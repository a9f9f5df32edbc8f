import { isAwake } from './parts.js';

interface Held {
  readonly on: HTMLElement;
  /** Does what was held once more; by the browser alone where there is no code. */
  redo(): void;
  /** Keys are many; a button that is pressed again out of impatience was pressed once. */
  readonly isKey?: boolean;
}

let held: Held[] = [];
let isLetThrough = false;

/** Whether what happens now is done again, and is nobody's press. */
export const isRedoing = (): boolean => isLetThrough;

/** Keeps something from happening until the page's code can answer it, and shows that it waits. */
export function hold(event: Event, one: Held): void {
  event.preventDefault();
  if (!one.isKey && held.some(({ on, isKey }) => on === one.on && !isKey)) return;
  one.on.toggleAttribute('data-waiting', !one.isKey);
  held.push(one);
}

export const isHolding = (): boolean => held.length > 0;

/** Does again, in its order, what can be answered by now; each after the answer to the one before. */
export async function redo(canAnswer: (on: HTMLElement) => boolean = isAwake): Promise<void> {
  const due = held.filter(({ on }) => canAnswer(on));
  held = held.filter((one) => !due.includes(one));
  for (const { on, redo: again } of due) {
    await Promise.resolve();
    on.removeAttribute('data-waiting');
    letThrough(again);
  }
}

/** What was held is not to be done any more: its way leads nowhere now. */
export function drop(): void {
  for (const { on } of held) on.removeAttribute('data-waiting');
  held = [];
}

export function letThrough(act: () => void): void {
  isLetThrough = true;
  act();
  isLetThrough = false;
}
