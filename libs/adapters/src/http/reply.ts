import type { Money } from '@shop/domain';
import type { Freshness } from '@shop/ports/backends';
import type { z } from 'zod';
import type { Flaw } from './flaw.js';

/** Every outcome of a guarded call. It is returned, never thrown. */
export type Reply<Body> =
  | {
      readonly kind: 'ok';
      readonly body: Body;
      readonly freshness?: Freshness;
      /** Entries and words that could not be read and were left out, if any. */
      readonly leftOut?: readonly Flaw[];
    }
  /** No answer within the deadline: whether a write was done is not known. */
  | { readonly kind: 'timeout' }
  /** No connection, a broken answer, 429, a status of 500 or more, or an open breaker. */
  | { readonly kind: 'unavailable' }
  /** Another status of 400 or more. `code` and `field` are those of the error body, if it has one. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code?: string;
      readonly field?: string;
      /** What is missing, where the refusal says so. */
      readonly missing?: Money;
      /** `error` of an identity provider (RFC 6749), where there is no `code`. */
      readonly grantError?: string;
    }
  /** An answer that breaks the contract: too big, not JSON, of another shape, a redirect. */
  | ({ readonly kind: 'malformed' } & Flaw);

/** How a call is counted: who refuses our own token stands apart from who refuses a visitor's wish. */
export type Outcome = Reply<unknown>['kind'] | 'token refused';

/** What is expected of a body; what can't be read by it is `malformed`. */
export type Shape<Body> = z.ZodType<Body>;

export const timeout = { kind: 'timeout' } as const;
export const unavailable = { kind: 'unavailable' } as const;
