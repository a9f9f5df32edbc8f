import {
  type Language,
  refusedSubscription,
  type Subscription,
  type SubscriptionRefusal,
} from '@shop/domain';
import type { NewsletterGateway, Subscribed } from '@shop/ports/backends';
import { FirstAnswers } from './first-answers.js';
import { Outage } from './outage.js';

/** Subscriptions held in memory, one for an address however it is written. */
export class MemoryNewsletterGateway implements NewsletterGateway {
  readonly outage = new Outage();
  readonly #readers = new Map<string, Subscription & { readonly language: Language }>();
  readonly #refusals = new Map<string, SubscriptionRefusal>();
  readonly #answers = new FirstAnswers();

  /** Makes it refuse an address: `refuse('ana@mail.example', 'countryFormat')`. */
  refuse(email: string, code: SubscriptionRefusal): this {
    this.#refusals.set(keyOf(email), code);
    return this;
  }

  /** Who subscribed, oldest first. */
  get readers(): readonly (Subscription & { readonly language: Language })[] {
    return [...this.#readers.values()];
  }

  async subscribe(
    subscription: Subscription,
    language: Language,
    key: string,
  ): Promise<Subscribed> {
    if (this.outage.reply) return this.outage.reply;
    const reader = { ...subscription, language };
    const written = this.#answers.once<Subscribed>(key, reader, () => {
      return { kind: 'ok', state: this.#keep(reader) };
    });
    // The key was used for another subscription.
    return written.kind === 'ok' ? written.state : { kind: 'failed', reason: 'rejected' };
  }

  #keep(reader: Subscription & { readonly language: Language }): Subscribed {
    const key = keyOf(reader.email);
    const refusal = this.#refusals.get(key);
    const code = this.#readers.has(key) ? 'newsletterDuplicate' : refusal;
    if (code) return { kind: 'refused', ...refusedSubscription(code) };
    this.#readers.set(key, reader);
    return { kind: 'done' };
  }
}

const keyOf = (email: string) => email.toLowerCase();
