import { isAwake } from './parts.js';

interface Held {
  readonly on: HTMLElement;
  /** Repeats the event; natively if the code failed to load. */
  redo(): void;
  /** Every key counts; repeated clicks on one button count once. */
  readonly isKey?: boolean;
}

let held: Held[] = [];
let isLetThrough = false;

/** True while a held event is replayed. */
export const isRedoing = (): boolean => isLetThrough;

/** Holds an event until the page's code can handle it, and marks its element as waiting. */
export function hold(event: Event, one: Held): void {
  event.preventDefault();
  if (!one.isKey && held.some(({ on, isKey }) => on === one.on && !isKey)) return;
  one.on.toggleAttribute('data-waiting', !one.isKey);
  held.push(one);
}

export const isHolding = (): boolean => held.length > 0;

/** Replays, in order, the held events that can be handled now, one per microtask. */
export async function redo(canAnswer: (on: HTMLElement) => boolean = isAwake): Promise<void> {
  const due = held.filter(({ on }) => canAnswer(on));
  held = held.filter((one) => !due.includes(one));
  for (const { on, redo: again } of due) {
    await Promise.resolve();
    on.removeAttribute('data-waiting');
    letThrough(again);
  }
}

/** Discards held events when their target cannot be reached. */
export function drop(): void {
  for (const { on } of held) on.removeAttribute('data-waiting');
  held = [];
}

export function letThrough(act: () => void): void {
  isLetThrough = true;
  act();
  isLetThrough = false;
}
