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
    name: 'every reply fits the contract',
    shows: 'Every status, field and code is in the contract.',
  },
  {
    kind: 'transport',
    name: 'every reply is complete, uncompressed JSON',
    shows: 'No reply is cut off, compressed, a redirect, or of a type other than JSON.',
  },
  {
    kind: 'late',
    name: 'every reply arrives in time',
    shows: 'Every reply arrives before the shop’s timeout.',
  },
];
