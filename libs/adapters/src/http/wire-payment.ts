import {
  type CurrencyCode,
  currencyCodes,
  methodCodes,
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
  paymentTransitions,
} from '@shop/domain';
import { z } from 'zod';
import { word } from './entries.js';
import * as wire from './wire-values.js';

const paymentStatuses = Object.keys(paymentTransitions) as PaymentStatus[]; // as: keys of a const table

/** Where a visitor is sent to pay: a web address, never a script. */
const nextAction = z.object({
  type: z.literal('redirect'),
  url: z.url({ protocol: /^https?$/ }),
});

/** A way to go on that we can't show is none. */
const unknownAction = z
  .object({ type: z.string().refine((type) => type !== 'redirect') })
  .transform(() => undefined);

export const payment = z
  .object({
    id: z.string().min(1).max(200),
    // A status that we don't know is no end: the payment is asked about again.
    status: word(paymentStatuses, 'REQUIRES_ACTION'),
    amount: wire.wireMoney,
    reference: z.string().max(200),
    nextAction: z.union([nextAction, unknownAction]).nullish(),
  })
  .transform((intent): Payment => ({
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    reference: intent.reference,
    nextAction: intent.nextAction?.url,
  }));

/** Newest first. */
export const payments = z
  .object({ intents: z.array(payment).max(100) })
  .transform(({ intents }): readonly Payment[] => intents);

/** A currency that this shop can't show is left out: how one is written is ours to know. */
export const currencies = z
  .object({ currencies: z.array(z.object({ iso_code: z.string() })).max(300) })
  .transform(({ currencies: all }): readonly CurrencyCode[] =>
    currencyCodes.filter((code) => all.some(({ iso_code: said }) => said === code)),
  );

const method = z
  .object({ id: z.int(), api_code: z.string().max(20), name: wire.name })
  .transform(({ id, api_code, name }): PaymentMethod | undefined => {
    const code = methodCodes.find((known) => known === api_code);
    return code && { id, code, name };
  });

/** A method that this shop can't offer is left out and spoils none of the others. */
const methodsIn = (asked: CurrencyCode) =>
  z
    .object({ currency: z.literal(asked).optional(), methods: z.array(method).max(100) })
    .transform(({ methods: all }): readonly PaymentMethod[] =>
      all.filter((known) => known !== undefined),
    );

/** One schema a currency, built once: building it costs more than parsing with it. */
export const methods = Object.fromEntries(
  currencyCodes.map((code) => [code, methodsIn(code)]),
) as Record<CurrencyCode, ReturnType<typeof methodsIn>>; // as: one entry for each currency
