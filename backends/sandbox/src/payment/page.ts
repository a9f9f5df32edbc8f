import { defaultLanguage, isLanguage, type Language, payWayOf } from '@shop/domain';
import express, { type Request, type Response, Router } from 'express';
import { transact } from '../engine/answers.js';
import { later, seconds } from '../engine/clock.js';
import { param } from '../http/call.js';
import { formField, guardPage } from '../pages/page-guard.js';
import { type CardForm, challengeCode, checkCard, declineOf, outcomeOf } from './card.js';
import { findIntent, type Intent, pageOf, settle } from './intent.js';
import type { PaymentShop } from './payment-shop.js';
import { challengePage, messagePage, type Names, payPage } from './page-html.js';

/** The slow bank approves this long after the visitor returned to the shop. */
const slowBankMs = seconds(15);

const slowPageSeconds = 4;

/** The provider's pay page. Public; the payment's id is the only key. */
export function payPageRoutes(paymentShop: PaymentShop, onChange: () => void): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 20 });
  router.get('/:id', async (request, response) => {
    const visit = await open(paymentShop, request, response);
    if (visit)
      response.send(
        payPage(visit.language, visit.intent, namesOf(paymentShop, visit.intent), {}, {}),
      );
  });
  router.post('/:id', form, async (request, response) => {
    const visit = await open(paymentShop, request, response);
    if (visit) await pay(paymentShop, visit, readForm(request), response);
    onChange();
  });
  router.get('/:id/challenge', async (request, response) => {
    const visit = await open(paymentShop, request, response);
    if (!visit) return;
    if (!visit.intent.challenged_at) return response.redirect(303, `/pay/${visit.intent.id}`);
    response.send(challengePage(visit.language, visit.intent, false));
  });
  router.post('/:id/challenge', form, async (request, response) => {
    const visit = await open(paymentShop, request, response);
    if (!visit) return;
    if (!visit.intent.challenged_at) return response.redirect(303, `/pay/${visit.intent.id}`);
    if (formField(request, 'code', 100).trim() !== challengeCode)
      return response.status(422).send(challengePage(visit.language, visit.intent, true));
    await end(paymentShop, visit.intent, 'capture', response);
    onChange();
  });
  router.post('/:id/cancel', form, async (request, response) => {
    const visit = await open(paymentShop, request, response);
    if (visit) await end(paymentShop, visit.intent, 'decline', response);
    onChange();
  });
  return router;
}

/** The operator's name for the method, such as `Visa`; `CARD` lists all accepted cards. */
const namesOf = ({ content }: PaymentShop, { amount, method, plan }: Intent): Names => {
  const listed = content.payment.methods[amount.currency] ?? [];
  const taken = listed.filter(({ api_code: code }) =>
    method === 'CARD' ? payWayOf(code) === 'CARD' : code === method,
  );
  const bank = content.payment.banks.find(({ id }) => id === plan?.bank)?.name ?? '';
  return { method: taken.map(({ name }) => name).join(', ') || method, bank };
};

export interface PageVisit {
  readonly intent: Intent;
  readonly language: Language;
}

/** A payment that the visitor can still act on. Replies with a page for any other. */
export async function open(
  paymentShop: PaymentShop,
  request: Request,
  response: Response,
  page: '/pay' | '/paypal' = '/pay',
): Promise<PageVisit | undefined> {
  const intent = await findIntent(paymentShop.db, param(request, 'id'));
  const asked = typeof request.query['lang'] === 'string' ? request.query['lang'] : undefined;
  const language = isLanguage(asked) ? asked : (intent?.language ?? defaultLanguage);
  // Its forms may redirect to the shop.
  guardPage(response, ...(intent ? [new URL(intent.return_url).origin] : []));
  if (!intent) {
    response.status(404).send(messagePage(language, 'missing', '', undefined));
    return undefined;
  }
  const isOpen =
    intent.status === 'REQUIRES_ACTION' &&
    !intent.transfer_reference &&
    !intent.capture_at &&
    intent.expires_at > paymentShop.clock();
  const path = `${page}/${intent.id}`;
  if (isOpen && page !== pageOf(intent)) {
    response.redirect(303, `${pageOf(intent)}/${intent.id}`);
    return undefined;
  }
  if (isOpen) return { intent, language };
  response.send(messagePage(language, 'ended', path, returnUrl(intent)));
  return undefined;
}

const readForm = (request: Request): CardForm => ({
  number: formField(request, 'number', 100),
  expiry: formField(request, 'expiry', 100),
  cvc: formField(request, 'cvc', 100),
  name: formField(request, 'name', 100),
});

async function pay(
  paymentShop: PaymentShop,
  { intent, language }: PageVisit,
  form: CardForm,
  response: Response,
) {
  const problems = checkCard(form, paymentShop.clock());
  const outcome = outcomeOf(form.number);
  if (Object.keys(problems).length > 0 || !outcome) {
    response
      .status(422)
      .send(payPage(language, intent, namesOf(paymentShop, intent), form, problems));
    return;
  }
  const decline = declineOf(form.number, intent.plan);
  if (decline) {
    await mark(paymentShop, intent, { decline_code: decline });
    return end(paymentShop, intent, 'decline', response);
  }
  switch (outcome) {
    case 'approved':
      return end(paymentShop, intent, 'capture', response);
    case 'declined':
      return end(paymentShop, intent, 'decline', response);
    case 'challenge':
      await mark(paymentShop, intent, { challenged_at: paymentShop.clock() });
      return response.redirect(303, `/pay/${intent.id}/challenge?lang=${language}`);
    case 'slow':
      await mark(paymentShop, intent, { capture_at: later(paymentShop.clock(), slowBankMs) });
      response.setHeader('Refresh', `${slowPageSeconds}; url=${returnUrl(intent)}`);
      response.send(messagePage(language, 'slow', `/pay/${intent.id}`, returnUrl(intent)));
  }
}

type Marks = Partial<
  Pick<Intent, 'challenged_at' | 'capture_at' | 'decline_code' | 'payer' | 'payer_months'>
>;

export const mark = (paymentShop: PaymentShop, { id }: Intent, marks: Marks) =>
  paymentShop.db
    .updateTable('intents')
    .set(marks)
    .where('id', '=', id)
    .where('status', '=', 'REQUIRES_ACTION')
    .execute();

export async function end(
  paymentShop: PaymentShop,
  intent: Intent,
  way: 'capture' | 'decline',
  response: Response,
) {
  await transact(paymentShop.db, (tx) => settle(tx, paymentShop, intent.id, way));
  response.redirect(303, returnUrl(intent));
}

/** The shop's address with the payment's id but without its outcome: the shop asks for that. */
function returnUrl(intent: Intent): string {
  const url = new URL(intent.return_url);
  url.searchParams.append('payment', intent.id);
  return url.href;
}
