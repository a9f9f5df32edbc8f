import { currencies, currencyCodes, fromDecimal, type Money, money, toDecimal } from '@shop/domain';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { transact } from '../engine/answers.js';
import { refuse } from '../engine/refusal.js';
import { plainText, sendRefusal } from '../http/call.js';
import { formField, guardPage, pageLanguage } from '../pages/page-guard.js';
import { bankPage } from './bank-html.js';
import type { BankNews } from './bank-texts.js';
import { deposit, findTransfer, letPass } from './bank.js';
import { type Intent, intentsOf, intentWire } from './intent.js';
import type { PaymentShop } from './payment-shop.js';

/** The buttons for too little and too much differ from the amount by this, in minor units. */
const apart = 10_000;

/** A bank for manual transfers: in time, late, too little, twice or never. */
export function bankRoutes(paymentShop: PaymentShop, onChange: () => void): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 20 });
  router.get('/', (request, response) =>
    show(paymentShop, request, response, referenceIn(request.query)),
  );
  router.post('/', form, async (request, response) => {
    const reference = formField(request, 'reference', 40).replaceAll(/\s/g, '');
    const news = await act(paymentShop, reference, request);
    onChange();
    await show(paymentShop, request, response, reference, news);
  });
  router.post('/transfers', express.json({ limit: '4kb' }), async (request, response) => {
    const asked = transferShape.safeParse(request.body);
    if (!asked.success) return sendRefusal(request, response, refuse('BAD_REQUEST'));
    const { reference, amount } = asked.data;
    const intent = await transact(paymentShop.db, (tx) =>
      deposit(tx, paymentShop, reference, amount),
    );
    if (!intent) return sendRefusal(request, response, refuse('NOT_FOUND', 'reference'));
    onChange();
    response.status(201).json(intentWire(paymentShop, intent));
  });
  return router;
}

const transferShape = z.object({
  reference: plainText(40),
  amount: z.object({ amount: z.number().int().positive(), currency: z.enum(currencyCodes) }),
});

const referenceIn = ({ reference }: Request['query']): string =>
  typeof reference === 'string' ? reference.replaceAll(/\s/g, '').slice(0, 40) : '';

async function act(
  paymentShop: PaymentShop,
  reference: string,
  request: Request,
): Promise<BankNews> {
  const asked = await findTransfer(paymentShop.db, reference);
  if (!asked) return 'unknown';
  const what = formField(request, 'what', 20);
  if (what === 'pass') {
    const passed = await transact(paymentShop.db, (tx) => letPass(tx, paymentShop, asked));
    return passed ? 'passed' : 'ended';
  }
  const amount = amountOf(what, asked, formField(request, 'amount', 20));
  if (!amount || amount.amount <= 0) return 'amountWrong';
  const times = what === 'twice' ? 2 : 1;
  for (let done = 0; done < times; done += 1)
    await transact(paymentShop.db, (tx) => deposit(tx, paymentShop, reference, amount));
  return 'sent';
}

function amountOf(what: string, { amount }: Intent, typed: string): Money | undefined {
  if (what === 'exact' || what === 'twice') return amount;
  if (what === 'less') return money(Math.max(1, amount.amount - apart), amount.currency);
  if (what === 'more') return money(amount.amount + apart, amount.currency);
  const decimal = readDecimal(typed.replaceAll(/[\s$]|MXN/giu, ''));
  return decimal === undefined ? undefined : fromDecimal(decimal, amount.currency);
}

const withDot = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;
const withComma = /^(?:\d{1,9}|\d{1,3}(?:\.\d{3}){1,2})(?:,\d{1,2})?$/;

/** Reads `1,250.00` and `1.250,00`. Three digits after a single mark are thousands. */
function readDecimal(text: string): number | undefined {
  if (withDot.test(text)) return Number(text.replaceAll(',', ''));
  return withComma.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}

async function show(
  paymentShop: PaymentShop,
  request: Request,
  response: Response,
  reference: string,
  news?: BankNews,
): Promise<void> {
  const asked = reference ? await findTransfer(paymentShop.db, reference) : undefined;
  const all = asked ? await intentsOf(paymentShop.db, asked.reference) : [];
  const unknown = reference !== '' && !asked ? 'unknown' : undefined;
  const language = pageLanguage(request);
  const { transfer } = paymentShop.content.payment;
  const told = news ?? unknown;
  const typed =
    told === 'amountWrong' ? formField(request, 'amount', 20) : asked && writeAmount(asked.amount);
  guardPage(response)
    .status(told === 'unknown' ? 404 : told === 'amountWrong' ? 422 : 200)
    .send(bankPage({ language, transfer, reference, asked, all, news: told, typed: typed ?? '' }));
}

const writeAmount = (amount: Money): string =>
  toDecimal(amount).toFixed(currencies[amount.currency].isoDigits);
