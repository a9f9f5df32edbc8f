import type { Contract } from './documents.mjs';

/** One call. `path` has no query; `asked` is the parsed request, when it must fit the contract. */
export interface Call {
  readonly contract: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly asked?: {
    readonly body?: unknown;
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}

export class CallCheck {
  constructor(contracts: ReadonlyMap<string, Contract>);
  check(call: Call): {
    readonly promise: string | undefined;
    readonly problem: string | undefined;
  };
}
