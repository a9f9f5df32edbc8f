import {
  type Bank,
  type CurrencyCode,
  currencyCodes,
  methodCodes,
  type MonthsRefusal,
  type Payment,
  type PaymentMethod,
  type PaymentMethods,
  type PaymentStatus,
  paymentTransitions,
} from '@shop/domain';
import type { PaymentRequest } from '@shop/ports/backends';
import { z } from 'zod';
import { fittingOf, orNone, someOf, word } from './entries.js';
import * as wire from './wire-values.js';

const paymentStatuses = Object.keys(paymentTransitions) as PaymentStatus[]; // as: the keys of a const table

/** The page to pay on: a web address, never a script. */
const nextAction = z.object({
  type: z.literal('redirect'),
  url: z.url({ protocol: /^https?$/ }),
});

const transferAction = z.object({
  type: z.literal('transfer'),
  bank: wire.name.min(1),
  beneficiary: wire.name.min(1),
  account: wire.name.min(1),
  reference: wire.name.min(1),
  until: wire.instant,
});

const refusals = new Map<string, MonthsRefusal>([
  ['CARD_NOT_MEXICAN', 'notMexican'],
  ['CARD_OF_ANOTHER_BANK', 'otherBank'],
]);

/** Ignores actions that the shop can't show. */
const unknownAction = z
  .object({ type: z.string().refine((type) => type !== 'redirect' && type !== 'transfer') })
  .transform(() => undefined);

export const payment = z
  .object({
    id: z.string().min(1).max(200),
    // An unknown status is not final: the shop polls again.
    status: word(paymentStatuses, 'REQUIRES_ACTION'),
    amount: wire.wireMoney,
    reference: z.string().max(200),
    nextAction: z.union([nextAction, transferAction, unknownAction]).nullish(),
    // The reason is optional: ignore it if unreadable.
    declineCode: z.string().max(100).nullish().catch(undefined),
  })
  .transform(({ nextAction: next, declineCode, ...known }): Payment => {
    const declined = refusals.get(declineCode ?? '');
    const paid = { ...known, ...(declined && { declined }) };
    if (next?.type !== 'transfer') return { ...paid, nextAction: next?.url };
    const { bank, beneficiary, account, reference: name, until } = next;
    const transfer = { bank, beneficiary, account, reference: name, until };
    return { ...paid, nextAction: undefined, transfer };
  });

/** Newest first. An unreadable payment fails the reply, because it may have taken money. */
export const payments = (reference: string) =>
  z.object({ intents: z.array(payment).max(100) }).transform(({ intents }, context) => {
    const own = fittingOf(({ reference: said }: Payment) =>
      said === reference ? undefined : 'a payment of this reference',
    )(intents);
    if (!own) context.addIssue({ code: 'custom', message: 'payments of this reference' });
    return own ?? [];
  });

/** Leaves out currencies that the shop can't format. */
export const currencies = z
  .object({ currencies: someOf(z.object({ iso_code: z.string() }), 300) })
  .transform(({ currencies: all }): readonly CurrencyCode[] =>
    currencyCodes.filter((code) => all.some(({ iso_code: said }) => said === code)),
  );

const method = z
  .object({ id: z.int(), api_code: z.string().max(20), name: wire.name })
  .transform(({ id, api_code, name }): PaymentMethod | undefined => {
    const code = methodCodes.find((known) => known === api_code);
    return code && { id, code, name };
  });

export const methods = z
  .object({
    methods: someOf(method, 100),
    transfer: orNone('transfer', z.object({ hours: z.int().positive().max(1000) })),
  })
  .transform(({ methods: all, transfer }): PaymentMethods => ({
    methods: all.filter((known) => known !== undefined),
    transferHours: transfer?.hours,
  }));

/** An image that the shop's pages may show; `undefined` otherwise. */
const logo = z
  .string()
  .max(20_000)
  .regex(/^(?:\/[\w./-]+|data:image\/(?:png|webp|svg\+xml)[;,].+)$/)
  .nullish()
  .catch(undefined);

const bank = z
  .object({
    id: z.int().nonnegative(),
    name: wire.name.min(1),
    logo,
    months: z.array(z.int().min(2).max(60)).max(20),
  })
  .transform(({ logo: image, ...known }): Bank => ({ ...known, logo: image ?? undefined }));

export const banks = z
  .object({ banks: someOf(bank, 200) })
  .transform(({ banks: all }): readonly Bank[] => all);

export const writeRequest = ({ payUntil, ...request }: PaymentRequest) => ({
  ...request,
  ...(payUntil && { payUntil: payUntil.toISOString() }),
});
