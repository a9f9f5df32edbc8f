import type { About } from './misfit.js';
import type { Shape } from './reply.js';
import type { Query } from './segment.js';

interface Common<Body> {
  readonly shape: Shape<Body>;
  /** What the reply must be about; otherwise it is malformed. */
  readonly about?: About;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

/** A reply with one list that may be long: read in slices, and only if it changed. */
export interface LongList<Body> {
  /** The field of the list. */
  readonly key: string;
  /** Entries beyond are left out. */
  readonly most: number;
  readonly maxBytes: number;
  readonly join: (slices: readonly Body[]) => Body;
}

export interface Read<Body> extends Common<Body> {
  readonly list?: LongList<Body>;
}

export interface Send<Body> extends Common<Body> {
  readonly body?: unknown;
  /** Sent instead of `body`, as `application/x-www-form-urlencoded`. */
  readonly form?: Readonly<Record<string, string>>;
  /** The idempotency key: the same key again gets the first reply. */
  readonly key?: string;
}

export const textOf = ({ body, form }: Send<unknown>): string | undefined => {
  if (form) return new URLSearchParams(form).toString();
  return body === undefined ? undefined : JSON.stringify(body);
};
