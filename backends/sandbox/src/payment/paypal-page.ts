import express, { type Request, type Response, Router } from 'express';
import { formField } from '../pages/page-guard.js';
import { isPayPalPlan, payPalOutcomeOf, payPalPassword } from './paypal.js';
import { approvePage, logInPage } from './paypal-html.js';
import { end, mark, open, type PageVisit } from './page.js';
import type { PaymentShop } from './payment-shop.js';

/** PayPal's login and approval pages. Public; the payment's id is the only key. */
export function payPalRoutes(paymentShop: PaymentShop, onChange: () => void): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 20 });
  const opened =
    (act: (visit: PageVisit, request: Request, response: Response) => Promise<unknown> | unknown) =>
    async (request: Request, response: Response) => {
      const visit = await open(paymentShop, request, response, '/paypal');
      if (visit) await act(visit, request, response);
      onChange();
    };
  router.get(
    '/:id',
    opened((visit, _request, response) => response.send(logInPage(visit))),
  );
  router.post(
    '/:id',
    form,
    opened((visit, request, response) => logIn(paymentShop, visit, request, response)),
  );
  router.get(
    '/:id/approve',
    opened((visit, _request, response) => {
      if (!visit.intent.payer) return response.redirect(303, `/paypal/${visit.intent.id}`);
      return response.send(approvePage(visit));
    }),
  );
  router.post(
    '/:id/approve',
    form,
    opened((visit, request, response) => approve(paymentShop, visit, request, response)),
  );
  router.post(
    '/:id/cancel',
    form,
    opened(({ intent }, _request, response) => end(paymentShop, intent, 'decline', response)),
  );
  return router;
}

async function logIn(
  paymentShop: PaymentShop,
  visit: PageVisit,
  request: Request,
  response: Response,
) {
  const email = formField(request, 'email', 200);
  const isRight =
    payPalOutcomeOf(email) !== undefined && formField(request, 'password', 200) === payPalPassword;
  if (!isRight)
    return response.status(422).send(logInPage({ ...visit, email, problem: 'accountWrong' }));
  await mark(paymentShop, visit.intent, { payer: email.trim().toLowerCase() });
  const { intent, language } = visit;
  response.redirect(303, `/paypal/${intent.id}/approve?lang=${language}`);
}

async function approve(
  paymentShop: PaymentShop,
  visit: PageVisit,
  request: Request,
  response: Response,
) {
  const { intent } = visit;
  if (!intent.payer) return response.redirect(303, `/paypal/${intent.id}`);
  const months = Number(formField(request, 'months', 3));
  const isPlan = isPayPalPlan(months);
  const problem = isPlan ? 'noFunds' : 'planWrong';
  if (!isPlan || payPalOutcomeOf(intent.payer) === 'noFunds')
    return response.status(422).send(approvePage({ ...visit, problem }));
  await mark(paymentShop, intent, { payer_months: months });
  return end(paymentShop, intent, 'capture', response);
}
