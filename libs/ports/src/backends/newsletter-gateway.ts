import type {
  Language,
  Subscription,
  SubscriptionProblem,
  SubscriptionRefusal,
} from '@shop/domain';
import type { Failure } from './asked.js';

/** Subscribed; or refused, with the field at which it is told; or no answer that we can use. */
export type Subscribed =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly code: SubscriptionRefusal;
      readonly field: SubscriptionProblem['field'];
    }
  | { readonly kind: 'failed'; readonly reason: Failure };

/**
 * The backend that keeps who reads the newsletter. It always replies: a failure is a reply, not a
 * throw. The same key again gets the first answer.
 */
export interface NewsletterGateway {
  subscribe(subscription: Subscription, language: Language, key: string): Promise<Subscribed>;
}

export const NewsletterGateway = Symbol('NewsletterGateway');
