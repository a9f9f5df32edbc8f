import {
  currencies,
  type CurrencyCode,
  currencyCodes,
  isCurrencyCode,
  isPayCode,
  languages,
} from '@shop/domain';
import { Router } from 'express';
import { z } from 'zod';
import { refuse } from '../engine/refusal.js';
import { param, plainText, read, write } from '../http/call.js';
import type { PaymentShop } from './payment-shop.js';
import { beginIntent, findIntent, intentsOf, intentWire } from './intent.js';
import { refundPart, refundShape } from './refund.js';

const nothing = z.object({});

const intentShape = z.object({
  amount: z.object({ amount: z.number().int().positive(), currency: z.enum(currencyCodes) }),
  method: z.string().refine(isPayCode),
  reference: plainText(200),
  returnUrl: plainText(1000).pipe(z.url({ protocol: /^https?$/ })),
  language: z.enum(languages),
  description: plainText(200),
  plan: z.object({ bank: z.number().int(), months: z.number().int() }).nullable().default(null),
  payUntil: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
});

/** The payment API, below its base address (backends/contracts/payment.yaml). */
export function paymentRoutes(paymentShop: PaymentShop, onChange: () => void): Router {
  const router = Router();
  addLists(router, paymentShop);
  router.post(
    '/payments/intents',
    write(paymentShop, intentShape, (tx, question) => beginIntent(tx, paymentShop, question)),
  );
  router.get(
    '/payments/intents',
    read(
      z.object({ reference: plainText(200) }),
      ({ query }) => query,
      async ({ reference }) => {
        const intents = await intentsOf(paymentShop.db, reference);
        return { intents: intents.map((intent) => intentWire(paymentShop, intent)) };
      },
    ),
  );
  router.get(
    '/payments/intents/:id',
    read(
      nothing,
      () => ({}),
      async (_, request) => {
        const intent = await findIntent(paymentShop.db, param(request, 'id'));
        return intent ? intentWire(paymentShop, intent) : refuse('NOT_FOUND', 'id');
      },
    ),
  );
  router.post(
    '/payments/intents/:id/refund',
    write(paymentShop, refundShape, async (tx, { amount }, request) => {
      const answer = await refundPart(tx, paymentShop, param(request, 'id'), amount);
      onChange();
      return answer;
    }),
  );
  return router;
}

function addLists(router: Router, { content }: PaymentShop): void {
  router.get('/payments/currencies', (_request, response) => {
    response.json({ currencies: currencyCodes.map((code) => currencies[code]) });
  });
  router.get(
    '/payments/methods',
    read(
      z.object({ currency: z.string().refine(isCurrencyCode) }),
      ({ query }) => query,
      async ({ currency }) => ({
        currency,
        methods: content.payment.methods[currency] ?? [],
        transfer: transferIn(content, currency),
      }),
    ),
  );
  router.get('/payments/banks', (_request, response) => {
    response.json({ banks: content.payment.banks });
  });
}

const transferIn = ({ payment: { transfer } }: PaymentShop['content'], currency: CurrencyCode) =>
  transfer.currencies.includes(currency) ? { hours: transfer.hours } : null;
