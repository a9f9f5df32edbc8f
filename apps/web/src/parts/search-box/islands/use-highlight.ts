import { useState } from 'react';

export interface Highlight<One> {
  readonly at: number;
  readonly one: One | undefined;
  readonly isEmpty: boolean;
  /** 1 is down, -1 is up. Past either end comes no highlight, then the other end. */
  move(step: 1 | -1): void;
  drop(): void;
}

/** The highlighted item; a new list starts without one. */
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
