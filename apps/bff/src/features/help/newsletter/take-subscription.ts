import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  checkSubscription,
  type Language,
  type Subscription,
  type SubscriptionForm,
  type SubscriptionProblem,
} from '@shop/domain';
import { NewsletterGateway } from '@shop/ports/backends';
import { Limits } from '../../../backends/limits/limits.js';

export interface SubscriptionAsked {
  readonly form: SubscriptionForm;
  /** What was written where no person writes. */
  readonly trap: string;
  readonly language: Language;
  readonly attempt: string;
  /** The address that it comes from. */
  readonly from: string;
}

export type SubscriptionTaken =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'refused';
      readonly problems: readonly SubscriptionProblem[];
      /** Whether the backend said no, rather than nothing. */
      readonly isDecided: boolean;
    };

/** Checks the form and subscribes; a machine is told the same as everybody, and nothing is done. */
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

/** The same attempt for the same person is one subscription; corrected, it is another. */
const keyOf = (attempt: string, subscription: Subscription, language: Language): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt, subscription, language]))
    .digest('hex')
    .slice(0, 32);
