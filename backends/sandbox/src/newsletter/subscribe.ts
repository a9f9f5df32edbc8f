import { checkSubscription, isLanguage, type SubscriptionProblem } from '@shop/domain';
import { z } from 'zod';
import { addressOf } from '../engine/address.js';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';

/** The newsletter's account; a caller must send these values exactly. */
export interface Account {
  readonly clientId: string;
  readonly externalKey: string;
  readonly origin: string;
  readonly mid: string;
}

/** Long enough for every field with its own error code; longer text is a malformed request. */
const text = z.string().max(20_000);

/** Formats are checked later, each with its own code. Both consents are required. */
export const subscriptionShape = z.object({
  clientId: text,
  externalKey: text,
  origin: text,
  mid: text,
  fields: z.object({
    name: text,
    lastname: text,
    email: text,
    country: text,
    lang: text,
    acceptance: z.literal(true),
    permission: z.literal(true),
  }),
});

type Question = z.infer<typeof subscriptionShape>;

export async function subscribe(
  tx: Tx,
  { clock }: Shop,
  account: Account,
  question: Question,
): Promise<Answer | Refused> {
  const stranger = refuseStranger(account, question);
  if (stranger) return stranger;
  const { name, lastname: lastName, email, country, lang } = question.fields;
  if (!isLanguage(lang)) return refuse('lang', 'lang');
  const form = { name, lastName, email, country, accepts: true, permits: true };
  const checked = checkSubscription(form);
  if (checked.kind === 'wrong') return refuseField(checked.problems);
  const { subscription } = checked;
  if (!isOnTheMap(subscription.country)) return refuse('country', 'country');
  const kept = await tx
    .insertInto('subscriptions')
    .values({
      address: addressOf(subscription.email),
      email: subscription.email,
      name: subscription.name,
      last_name: subscription.lastName,
      country: subscription.country,
      language: lang,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('address')
    .executeTakeFirst();
  return kept ? { status: 201, body: { status: 'ok' } } : refuse('duplicateKey', 'email');
}

/** Refuses a caller other than the agreed shop. */
export function refuseStranger(account: Account, asked: Account): Refused | undefined {
  if (asked.origin !== account.origin) return refuse('site', 'origin');
  const names = ['clientId', 'externalKey', 'mid'] as const;
  const wrong = names.find((name) => asked[name] !== account[name]);
  return wrong && refuse('other', wrong);
}

/** The refusal for the first invalid field, as in backends/contracts/newsletter.yaml. */
function refuseField([problem]: readonly SubscriptionProblem[]): Refused {
  switch (problem?.field) {
    case 'name':
      return refuse('nameFormat', 'name');
    case 'lastName':
      return refuse('lastNameFormat', 'lastname');
    case 'email':
      return refuse('emailFormat', 'email');
    case 'country':
      return refuse('country', 'country');
    default:
      return refuse('other');
  }
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ICU knows the user-assigned code ZZ, but it is not a country. */
const isOnTheMap = (country: string): boolean =>
  country !== 'ZZ' && regions.of(country) !== undefined;
