import type { Operation } from './contract.js';

export type ProblemKind = 'shape' | 'transport' | 'late';

export interface Problem {
  readonly kind: ProblemKind;
  readonly words: string;
}

/** A question and what came of it. */
export interface Exchange {
  readonly operation: Operation;
  readonly question: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  };
  /** Absent where no answer came. */
  readonly answer?: { readonly status: number; readonly body: unknown; readonly headers: Headers };
  readonly ms: number;
  /** What every answer has to be, and this one is not. */
  readonly problems: readonly Problem[];
}
