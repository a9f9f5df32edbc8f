import { Inject, Injectable } from '@nestjs/common';
import {
  checkSubscription,
  type Language,
  type SubscriptionForm,
  type SubscriptionProblem,
} from '@shop/domain';
import { NewsletterGateway } from '@shop/ports/backends';
import { keyOf } from '../../../backends/idempotency-key.js';
import { Limits } from '../../../backends/limits/limits.js';

export interface SubscriptionAsked {
  readonly form: SubscriptionForm;
  /** Value of the honeypot field. */
  readonly trap: string;
  readonly language: Language;
  readonly attempt: string;
  /** Client IP address. */
  readonly from: string;
}

export type SubscriptionTaken =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'refused';
      readonly problems: readonly SubscriptionProblem[];
      /** Whether the backend refused, rather than failed. */
      readonly isDecided: boolean;
    };

/** Validates and subscribes. A bot in the honeypot gets the usual reply, without effect. */
@Injectable()
export class TakeSubscription {
  constructor(
    @Inject(NewsletterGateway) private readonly newsletter: NewsletterGateway,
    private readonly limits: Limits,
  ) {}

  async run({
    form,
    trap,
    language,
    attempt,
    from,
  }: SubscriptionAsked): Promise<SubscriptionTaken> {
    if (trap) return { kind: 'taken' };
    const checked = checkSubscription(form);
    if (checked.kind === 'wrong')
      return { kind: 'refused', problems: checked.problems, isDecided: false };
    if ((await this.limits.subscriptions.waitFor(from)) > 0)
      return { kind: 'refused', problems: [tooOften], isDecided: false };
    const { subscription } = checked;
    const key = keyOf(attempt, subscription, language);
    const reply = await this.newsletter.subscribe(subscription, language, key);
    switch (reply.kind) {
      case 'done':
        return { kind: 'taken' };
      case 'refused':
        return { kind: 'refused', problems: [reply], isDecided: true };
      case 'failed':
        return { kind: 'refused', problems: [noAnswer], isDecided: false };
    }
  }
}

const tooOften: SubscriptionProblem = { field: 'email', code: 'newsletterTooOften' };

const noAnswer: SubscriptionProblem = { field: 'page', code: 'newsletterPage' };
