import type { Freshness } from '@shop/ports/backends';
import type { z } from 'zod';

/** Every outcome of a guarded call. It is returned, never thrown. */
export type Reply<Body> =
  | { readonly kind: 'ok'; readonly body: Body; readonly freshness?: Freshness }
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
      /** `error` of an identity provider (RFC 6749), where there is no `code`. */
      readonly grantError?: string;
    }
  /** An answer that breaks the contract: too big, not JSON, of another shape, a redirect. */
  | { readonly kind: 'malformed'; readonly at: string };

export type Outcome = Reply<unknown>['kind'];

/** What is expected of a body; what can't be read by it is `malformed`. */
export type Shape<Body> = z.ZodType<Body>;

export const timeout = { kind: 'timeout' } as const;
export const unavailable = { kind: 'unavailable' } as const;
