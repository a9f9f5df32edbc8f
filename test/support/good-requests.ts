import * as ports from '@shop/ports/screens';
import { contact } from './purchases.js';

/** The fields of a call or page: a form, or a query for `GET`. */
export interface GoodRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const path = '/es/';
const attempt = 'attempt-12345678';
const token = 'a-token-of-43-characters-that-nobody-made-0';
const month = `${new Date().getUTCFullYear() + 1}-02`;
const day = `${month}-12`;
const dayAfter = `${month}-13`;
const { email, firstName, lastName, country } = contact;
const account = { path, next: '', email, password: 'a password' };
const person = { firstName, lastName, country };
const pages = {
  month,
  months: '2',
  date: day,
  pick: day,
  extras: 'transport',
  pickup: 'hxm',
};
const people = { adults: '2', children: '1', infants: '0' };
const item = {
  slug: 'bruma',
  date: day,
  month,
  time: '',
  ...people,
  extras: ['transport'],
  pickup: 'hxm',
};
const searched = { query: 'bruma', position: 1, path };

const api = ({ path: call }: { readonly path: string }) => `/api${call}`;

const posts: readonly (readonly [string, GoodRequest['fields']])[] = [
  [api(ports.addToCart), { path, ...item, component: '', nameOnTicket: 'Eva', attempt }],
  [
    api(ports.changeItem),
    { path, ...item, component: '', nameOnTicket: 'Eva', attempt, line: 'none' },
  ],
  [api(ports.removeFromCart), { path, line: 'none', attempt }],
  [api(ports.undoChange), { path, back: 'not-sealed-by-us', attempt }],
  [
    api(ports.addStay),
    {
      path,
      attempt,
      hotel: 'hxm',
      checkin: day,
      checkout: `${month}-14`,
      promo: '',
      room: ['2-4_mangle.breakfast.free'],
      instead: 'none',
      package: 'none',
      plan: `part=bruma_${day}`,
    },
  ],
  [api(ports.removeStay), { path, line: 'none', attempt }],
  [api(ports.moveStay), { path, line: 'none', package: 'none', attempt }],
  [api(ports.extendHold), { path, attempt }],
  [api(ports.holdAgain), { path }],
  [
    api(ports.addPackage),
    {
      path,
      part: [`bruma_${day}`, `guarida_${month}-13`],
      slot: '1',
      ...people,
      extras: ['transport'],
      pickup: 'hxm',
      attempt,
      code: 'AGUACLARA',
      coupon: '',
      stay: 'none',
    },
  ],
  [api(ports.splitPackage), { path, package: 'none', attempt }],
  [api(ports.packLines), { path, line: ['one', 'two', 'three'], attempt }],
  [api(ports.addPromo), { path, code: 'AGUACLARA', attempt }],
  [api(ports.removePromo), { path, code: 'AGUACLARA', attempt }],
  [api(ports.takeQuote), { path, quote: 'not.one.ofours', attempt }],
  [api(ports.removePackage), { path, package: 'none', attempt }],
  [api(ports.pay), { path, ...contact, method: 'VI', attempt, digest: '0'.repeat(32) }],
  [
    api(ports.goToStep),
    { path, ...contact, method: 'CARD', attempt, digest: '0'.repeat(32), step: 'review' },
  ],
  [
    api(ports.chooseRoom),
    {
      path: `/es/buscar-habitacion/?checkin=${day}&checkout=${month}-14&rooms=1`,
      choose: 'hxm 1 mangle.breakfast.free',
    },
  ],
  [
    api(ports.askCallBack),
    {
      path: `/es/buscar-habitacion/?checkin=${day}&checkout=${month}-14&rooms=1`,
      name: firstName,
      phone: contact.phone,
      country,
      attempt,
    },
  ],
  [api(ports.findOrder), { path, number: 'TQ-NONE-0001', email, attempt }],
  [api(ports.sendOrderMail), { path, order: 'TQ-NONE-0001' }],
  [api(ports.endOrderLinks), { path, order: 'TQ-NONE-0001' }],
  [
    api(ports.cancelTickets),
    { path, order: 'TQ-NONE-0001', attempt, line: ['none'], way: 'refund', amount: '100' },
  ],
  [
    api(ports.changeDate),
    { path, order: 'TQ-NONE-0001', attempt, line: 'none', date: day, time: '08:00' },
  ],
  [
    api(ports.changeStay),
    {
      path,
      order: 'TQ-NONE-0001',
      attempt,
      line: 'none',
      checkin: day,
      checkout: dayAfter,
      amount: '100',
    },
  ],
  [
    api(ports.claimWeather),
    { path, order: 'TQ-NONE-0001', attempt, line: 'none', reason: 'storm', note: 'A norther.' },
  ],
  [api(ports.giveConsent), { path, choice: 'chosen', categories: ['analytics'] }],
  [api(ports.closeLine), { path, what: 'offer' }],
  [api(ports.choosePhone), { path, country }],
  [
    api(ports.subscribe),
    { path, name: firstName, lastName, email, country, accepts: 'yes', permits: 'yes', attempt },
  ],
  [api(ports.applySettings), { path, language: 'es', currency: 'MXN', theme: 'dark' }],
  [api(ports.signIn), { ...account, remember: 'yes' }],
  [api(ports.signUp), { ...account, ...person, attempt }],
  [api(ports.forgotPassword), { path, next: '', email }],
  ['/api/to-forgot', account],
  [api(ports.confirmAccount), { path, token, attempt }],
  [api(ports.endSession), { path, session: 'others' }],
  [api(ports.changePassword), { path, attempt, current: 'a', password: 'a password' }],
  [api(ports.choosePassword), { path, token, attempt, password: 'a password' }],
  [api(ports.logs), { side: 'client', message: 'lost', stack: 'at x', path, reference: 'r1' }],
  [api(ports.reporting), { error: 'LOST', params: { one: 'two' } }],
  [api(ports.searchEvents), { ...searched, document: 'd', attributionToken: 'a' }],
  [api(ports.takenPlaces), { ...searched, taken: '/es/entrada-bruma/' }],
  [ports.userCalls.session, { sessionId: token, remember: 'yes' }],
  [ports.userCalls.logout, { path }],
  [ports.userCalls.redirect, { route: '|es|' }],
  [ports.gatePaths.open, { language: 'es', key: 'a key of a gate' }],
  [ports.gatePaths.close, { language: 'es' }],
  [ports.gatePaths.check, { language: 'es', code: 'TQ1.NONE', admit: 'yes', attempt }],
  [ports.gatePaths.redeem, { code: 'TQ1.NONE', attempt, at: '2027-01-01T10:00:00Z' }],
  [ports.gatePaths.find, { code: '0000-0000-0000' }],
  [ports.orderFunnel, { path }],
  ['/api/policy-reports', { 'csp-report': { 'document-uri': path, 'blocked-uri': 'inline' } }],
  ['/api/webhooks/payment', { data: { intent: { reference: '0'.repeat(32) } } }],
];

const looks: readonly (readonly [string, GoodRequest['fields']])[] = [
  [api(ports.pageScreen), { path: `/es/entrada-bruma/?date=${day}&adults=2` }],
  [api(ports.cartCount), { path: '/es/' }],
  [api(ports.methodsScreen), { currency: 'MXN', language: 'es' }],
  [api(ports.startSearch), { language: 'es' }],
  [api(ports.suggestions), { q: 'bruma', language: 'es', path }],
  [api(ports.plannerDays), { product: 'bruma', day, month, path }],
  [api(ports.funnelFacts), { path: '/es/carrito/' }],
  ['/api/plan', { product: 'bruma', date: day, adults: '2', children: '1', language: 'es' }],
  ['/api/payment/return', { purchase: '0'.repeat(32), payment: 'pay_1' }],
  [ports.userCalls.info, { path }],
  [ports.userCalls.socialInfo, { path }],
  ['/sign-in/start/', { network: 'google', next: path, remember: 'yes' }],
  ['/sign-in/callback/', { code: 'c', state: 's', iss: 'i', error: '' }],
  ['/es/entrada-bruma/', { ...pages, ...people }],
  ['/en/tour-ojos-de-agua/', { ...pages, ...people, time: '10:30', component: '7' }],
  [
    '/es/arma-tu-paquete/',
    {
      part: `bruma_${day}`,
      slot: '2',
      choose: 'guarida',
      pick: day,
      time: '10:30',
      component: '7',
      drop: '1',
      month,
      from: day,
      to: day,
      plan: 'yes',
      ...people,
      extras: 'transport',
      pickup: 'hxm',
    },
  ],
  ['/es/', { month, day }],
  ['/es/parques-y-tours/', { kind: 'parks', sort: 'featured', compare: '1', pick: 'bruma' }],
  ['/es/guia-de-precios/', { place: 'bruma', ticket: 'bruma', month }],
  ['/es/galeria/', { place: 'bruma' }],
  ['/es/carrito/', { line: 'none', problem: 'declined', undo: 'not-sealed', ...pages, ...people }],
  ['/es/carrito/', { package: 'none', part: `bruma_${day}`, slot: '1', ...pages, ...people }],
  ['/es/cotizacion/', { q: 'not.one.ofours', left: '0.duplicate' }],
  ['/es/pago/', { problem: 'declined' }],
  ['/es/auth/', { next: path, told: 'failed', new: 'yes', email }],
  ['/pt/busca/', { q: 'bruma', page: '2' }],
];

/** One valid request per call of the shop and per page that reads its query. */
export const goodRequests: readonly GoodRequest[] = [
  ...posts.map(([to, fields]) => ({ method: 'POST' as const, path: to, fields })),
  ...looks.map(([to, fields]) => ({ method: 'GET' as const, path: to, fields })),
];
