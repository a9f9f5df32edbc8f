import type {
  Language,
  Subscription,
  SubscriptionProblem,
  SubscriptionRefusal,
} from '@shop/domain';
import type { Failure } from './backend-reply.js';

/** `refused` names the form field that shows the refusal. */
export type Subscribed =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly code: SubscriptionRefusal;
      readonly field: SubscriptionProblem['field'];
    }
  | { readonly kind: 'failed'; readonly reason: Failure };

/**
 * The backend that keeps newsletter subscriptions. A failure is a reply, never an exception. The
 * same key again gets the first reply.
 */
export interface NewsletterGateway {
  subscribe(subscription: Subscription, language: Language, key: string): Promise<Subscribed>;
}

export const NewsletterGateway = Symbol('NewsletterGateway');
