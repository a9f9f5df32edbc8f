import type { Operation } from './contract.js';

export type ProblemKind = 'shape' | 'transport' | 'late';

export interface Problem {
  readonly kind: ProblemKind;
  readonly words: string;
}

export interface Exchange {
  readonly operation: Operation;
  readonly question: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  /** Absent if no reply arrived. */
  readonly answer?: { readonly status: number; readonly body: unknown; readonly headers: Headers };
  readonly ms: number;
  /** Checks for every reply that this one fails. */
  readonly problems: readonly Problem[];
}
