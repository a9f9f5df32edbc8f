import type { Money } from '@shop/domain';
import type { Freshness } from '@shop/ports/backends';
import type { z } from 'zod';
import type { Flaw } from './flaw.js';

/** Every outcome of a guarded call, which never throws. */
export type Reply<Body> =
  | {
      readonly kind: 'ok';
      readonly body: Body;
      readonly freshness?: Freshness;
      readonly leftOut?: readonly Flaw[];
    }
  /** No reply before the deadline: the outcome of a write is unknown. */
  | { readonly kind: 'timeout' }
  /** No connection, a broken reply, 429, a status of 500 or more, or an open breaker. */
  | { readonly kind: 'unavailable' }
  /** Another status of 400 or more. `code` and `field` come from the error body, if any. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code?: string;
      readonly field?: string;
      readonly missing?: Money;
      /** An identity provider's `error` (RFC 6749), if there is no `code`. */
      readonly grantError?: string;
    }
  /** A reply that breaks the contract: too big, not JSON, another shape, a redirect. */
  | ({ readonly kind: 'malformed' } & Flaw);

/** The outcome in metrics; a refusal of the shop's own token is counted separately. */
export type Outcome = Reply<unknown>['kind'] | 'token refused';

/** The expected body; anything else is `malformed`. */
export type Shape<Body> = z.ZodType<Body>;

export const timeout = { kind: 'timeout' } as const;
export const unavailable = { kind: 'unavailable' } as const;
