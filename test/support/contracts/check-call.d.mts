import type { Contract } from './documents.mjs';

/** A call as it was made; `path` without its query, `asked` a question that has to fit. */
export interface Call {
  readonly contract: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly asked?: unknown;
}

export class CallCheck {
  constructor(contracts: ReadonlyMap<string, Contract>);
  check(call: Call): {
    readonly promise: string | undefined;
    readonly problem: string | undefined;
  };
}
