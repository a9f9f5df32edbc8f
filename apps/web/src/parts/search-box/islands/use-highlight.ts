import { useState } from 'react';

export interface Highlight<One> {
  /** The place of the highlighted one, or -1. */
  readonly at: number;
  readonly one: One | undefined;
  /** There is nothing to highlight. */
  readonly isEmpty: boolean;
  /** Down is 1, up is -1; beyond either end lies none, and then the other end. */
  move(step: 1 | -1): void;
  drop(): void;
}

/** The highlighted one of a list; a list of another answer begins with none. */
export function useHighlight<One>(list: readonly One[]): Highlight<One> {
  const [highlight, setHighlight] = useState({ list, at: -1 });
  const at = highlight.list === list ? highlight.at : -1;
  const places = list.length + 1;
  return {
    at,
    one: list[at],
    isEmpty: list.length === 0,
    move: (step) => setHighlight({ list, at: ((at + 1 + step + places) % places) - 1 }),
    drop: () => setHighlight({ list, at: -1 }),
  };
}
