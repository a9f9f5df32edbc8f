import { formatMoney, isCurrencyCode, money } from '@shop/domain';
import { type Request, Router } from 'express';
import { widgetScript } from './widget-script.js';

/** The number of payments; each is rounded up to a cent, as lenders do. */
const months = 11;

/** Plays a lender whose widget the shop shows beside prices: a script and one endpoint. */
export function instalmentRoutes(publicUrl: string): Router {
  const router = Router();
  router.get('/widget.js', (_request, response) => {
    response.type('text/javascript').send(widgetScript(`${publicUrl}/instalments/offer`));
  });
  router.get('/offer', (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const text = offerOf(request.query);
    if (text === undefined) return void response.status(400).json({ text: '' });
    response.json({ text });
  });
  return router;
}

function offerOf({ key, currency, amount }: Request['query']): string | undefined {
  const isAsked = typeof key === 'string' && key !== '' && /^\d{1,12}$/.test(String(amount));
  if (!isAsked || typeof currency !== 'string' || !isCurrencyCode(currency)) return undefined;
  const each = money(Math.ceil(Number(amount) / months), currency);
  return `or from ${formatMoney(each)} a month with Uplift (sandbox)`;
}
