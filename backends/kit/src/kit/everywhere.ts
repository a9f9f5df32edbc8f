import type { ProblemKind } from './exchange.js';

export interface EveryAnswer {
  readonly kind: ProblemKind;
  readonly name: string;
  readonly shows: string;
}

/** Checks made on every reply. */
export const everywhere: readonly EveryAnswer[] = [
  {
    kind: 'shape',
    name: 'every answer fits its contract',
    shows: 'Every status, field and code is one of the contract.',
  },
  {
    kind: 'transport',
    name: 'every answer is whole and plain JSON',
    shows: 'No answer is cut, compressed, a redirect, or of another kind than JSON.',
  },
  {
    kind: 'late',
    name: 'every answer comes in time',
    shows: 'Every answer comes before the shop stops to wait for it.',
  },
];
