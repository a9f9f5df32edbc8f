import {
  type Language,
  refusedSubscription,
  type Subscription,
  type SubscriptionRefusal,
} from '@shop/domain';
import type { NewsletterGateway, Subscribed } from '@shop/ports/backends';
import { z } from 'zod';
import type { Backend } from './backend.js';
import { aboutTheCall } from './refusals.js';
import type { Reply } from './reply.js';

/** The shop's account with the newsletter backend, from configuration only. */
export interface NewsletterAccount {
  readonly clientId: string;
  readonly externalKey: string;
  readonly origin: string;
  readonly mid: string;
}

const accepted = z.object({ status: z.literal('ok') });

/** The codes of the newsletter API (backends/contracts/newsletter.yaml). */
const refusals = new Map<string, SubscriptionRefusal>([
  ['nameFormat', 'firstNameFormat'],
  ['lastNameFormat', 'lastNameFormat'],
  ['emailFormat', 'emailWrong'],
  ['country', 'countryFormat'],
  ['duplicateKey', 'newsletterDuplicate'],
  ['site', 'newsletterSite'],
  ['lang', 'newsletterLanguage'],
]);

export class HttpNewsletterGateway implements NewsletterGateway {
  constructor(
    private readonly backend: Backend,
    private readonly account: NewsletterAccount,
  ) {}

  async subscribe(
    { name, lastName, email, country }: Subscription,
    language: Language,
    key: string,
  ): Promise<Subscribed> {
    const { clientId, externalKey, origin, mid } = this.account;
    const consents = { acceptance: true, permission: true };
    const fields = { name, lastname: lastName, email, country, lang: language, ...consents };
    const body = { clientId, externalKey, origin, mid, fields };
    return subscribedOf(
      await this.backend.send('POST', 'newsletter', { body, key, shape: accepted }),
    );
  }
}

/** An unknown code is still a refusal; a refusal without a code is a failure. */
function subscribedOf(reply: Reply<unknown>): Subscribed {
  if (reply.kind === 'ok') return { kind: 'done' };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const { code } = reply;
  if (code === 'IN_PROGRESS') return { kind: 'failed', reason: 'unavailable' };
  if (!code || aboutTheCall.has(code)) return { kind: 'failed', reason: 'rejected' };
  return { kind: 'refused', ...refusedSubscription(refusals.get(code) ?? 'newsletterOther') };
}
