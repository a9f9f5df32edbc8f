import type { CheckoutView } from '@shop/ports/screens';
import { aLineSummary, aPrice } from './a-price.js';

export type OpenCheckoutView = Extract<CheckoutView, { kind: 'open' }>;

export const aCheckoutView = (differs: Partial<OpenCheckoutView> = {}): OpenCheckoutView => ({
  kind: 'open',
  contact: { firstName: '', lastName: '', email: '', country: 'MX', phone: '' },
  countries: [
    { code: 'BR', name: 'Brasil', dialCode: '+55' },
    { code: 'MX', name: 'México', dialCode: '+52' },
  ],
  ways: [
    { code: 'CARD', marks: ['Visa', 'Mastercard'], isChosen: false },
    { code: 'PP', marks: ['PayPal'], isChosen: false },
    { code: 'TR', marks: [], isChosen: false },
  ],
  months: undefined,
  transfer: { hours: 72, until: 'mar 24 nov 2026, 10:14' },
  steps: ['contact', 'method', 'review'],
  step: 'contact',
  missingMethods: [],
  hasNoMethod: false,
  toPay: 'money',
  methodsProblem: undefined,
  lines: [
    {
      id: 'line-1',
      name: 'Ojos de Agua',
      wall: 'ojosDeAgua',
      date: 'sáb 12 dic 2026',
      peopleCount: 3,
      summary: aLineSummary(),
    },
  ],
  totals: { total: { now: aPrice('6,569.75') }, saved: undefined, inUSD: undefined },
  guarantees: ['weather', 'changeDate', 'secure'],
  terms: '/es/terminos/',
  privacy: '/es/privacidad/',
  cart: '/es/carrito/',
  attempt: 'attempt-0001',
  digest: '0123456789abcdef0123456789abcdef',
  hold: undefined,
  problems: [],
  ...differs,
});
