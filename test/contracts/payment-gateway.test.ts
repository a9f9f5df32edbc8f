import { HttpPaymentGateway } from '@shop/adapters/http';
import { currencyCodes, money, type Payment } from '@shop/domain';
import type { PaymentRequest } from '@shop/ports/backends';
import { silence } from '@shop/test/fake-backend';
import { toldBackend } from '@shop/test/told-backend';
import { wireError, wireIntent } from '@shop/test/wire-replies';

const { upstream, backend } = await toldBackend('payment', '/payment-api');

const http = new HttpPaymentGateway({ reads: backend, writes: backend });
const request: PaymentRequest = {
  amount: money(430_020, 'MXN'),
  method: 'VI',
  reference: 'purchase-1',
  returnUrl: 'http://localhost:3000/es/orden/1',
  language: 'es',
  description: 'Coralibrí',
};

const until = new Date('2026-11-25T15:14:00.000Z');
const transferred = { method: 'TR', reference: 'purchase-2', payUntil: until } as const;

const intents = '/payment-api/payments/intents';
const begun: Payment = {
  id: 'pi-1',
  status: 'REQUIRES_ACTION',
  amount: request.amount,
  reference: request.reference,
  nextAction: 'https://pay.example/pay/pi-1',
};

const all = [...currencyCodes, 'XAU'].map((code) => ({ iso_code: code }));
upstream.reply('/payment-api/payments/currencies', 200, { currencies: all });
upstream.reply('/payment-api/payments/methods?currency=MXN', 200, {
  currency: 'MXN',
  methods: [
    { id: 1, api_code: 'VI', name: 'Visa' },
    { id: 2, api_code: 'MC', name: 'Mastercard' },
    { id: 90, api_code: 'OXXO', name: 'A method of next year' },
  ],
  transfer: { hours: 72 },
});
upstream.reply(`${intents}/pi-1`, 200, wireIntent(begun));
upstream.reply(`${intents}?reference=purchase-1`, 200, { intents: [wireIntent(begun)] });
upstream.reply(`${intents}?reference=nobody`, 200, { intents: [] });

/** The provider echoes the request. */
upstream.answer(`POST ${intents}`, (response, { body }) => {
  const asked = JSON.parse(body) as { method: string; reference: string; payUntil?: string }; // as: what we send
  const intent = wireIntent({ ...begun, reference: asked.reference });
  const nextAction = {
    type: 'transfer',
    bank: 'Banorte',
    beneficiary: 'Coralibrí',
    account: '072180012345678907',
    reference: '2000000001',
    until: asked.payUntil,
  };
  response.writeHead(201, { 'content-type': 'application/json' });
  response.end(JSON.stringify(asked.method === 'TR' ? { ...intent, nextAction } : intent));
});

describe('the http payment gateway', () => {
  it('lists the methods and currencies that the shop can offer', async () => {
    const methods = [
      { id: 1, code: 'VI', name: 'Visa' },
      { id: 2, code: 'MC', name: 'Mastercard' },
    ];
    const answer = { methods, transferHours: 72 };
    expect(await http.methods('MXN')).toEqual({ kind: 'ok', answer });
    expect(await http.currencies()).toEqual({ kind: 'ok', answer: currencyCodes });
  });

  it('starts a payment and finds it by its id and by our reference', async () => {
    expect(await http.begin(request, 'purchase-1:pay')).toEqual({ kind: 'ok', state: begun });
    expect(await http.payment('pi-1')).toEqual({ kind: 'ok', answer: begun });
    expect(await http.paymentOf('purchase-1')).toEqual({ kind: 'ok', answer: begun });
    expect(await http.paymentsOf('purchase-1')).toEqual({ kind: 'ok', answer: [begun] });
    expect(await http.paymentsOf('nobody')).toEqual({ kind: 'ok', answer: [] });
  });

  it('starts a transfer and returns bank details and deadline', async () => {
    const reply = await http.begin({ ...request, ...transferred }, 'purchase-2:pay');
    expect(reply).toMatchObject({
      kind: 'ok',
      state: { nextAction: undefined, transfer: { bank: 'Banorte', until } },
    });
  });

  it('refunds captured payments only', async () => {
    const refund = `POST ${intents}/pi-1/refund`;
    upstream.reply(refund, 409, wireError('NOT_CAPTURED'));
    const rejected = { kind: 'failed', reason: 'rejected' };
    expect(await http.refund('pi-1', 'purchase-1:early')).toEqual(rejected);
    upstream.reply(refund, 200, { ...wireIntent(begun), status: 'REFUNDED', nextAction: null });
    const refunded = { kind: 'ok', state: { id: 'pi-1', status: 'REFUNDED' } };
    expect(await http.refund('pi-1', 'purchase-1:refund')).toMatchObject(refunded);
    expect(upstream.seen.at(-1)?.headers['idempotency-key']).toBe('purchase-1:refund');
  });

  const wire = wireIntent(begun);

  it.each([
    ['another amount', { ...wire, amount: money(1, 'MXN') }],
    ['another currency', { ...wire, amount: money(430_020, 'USD') }],
    ['another reference', { ...wire, reference: 'purchase-2' }],
    [
      'a script to go to',
      { ...wire, nextAction: { type: 'redirect', url: 'javascript:alert(1)' } },
    ],
    ['a negative amount', { ...wire, amount: { amount: -1, currency: 'MXN' } }],
    ['half a cent', { ...wire, amount: { amount: 0.5, currency: 'MXN' } }],
    ['a currency of another shop', { ...wire, amount: { amount: 1, currency: 'CHF' } }],
  ])('rejects a payment with %s', async (_, body) => {
    upstream.reply(`POST ${intents}`, 201, body);
    const written = await http.begin(request, 'key');
    expect(written).toEqual({ kind: 'failed', reason: 'malformed' });
  });

  it('waits on a payment with an unknown state', async () => {
    upstream.reply(`${intents}/pi-1`, 200, { ...wire, status: 'toString' });
    expect(await http.payment('pi-1')).toMatchObject({ answer: { status: 'REQUIRES_ACTION' } });
  });

  it('rejects a next step that it cannot show', async () => {
    upstream.reply(`${intents}/pi-1`, 200, { ...wire, nextAction: { type: 'qr', data: 'x' } });
    expect(await http.payment('pi-1')).toMatchObject({ answer: { nextAction: undefined } });
  });

  it('sends the amount in minor units and the key', async () => {
    await http.begin(request, 'key-3');
    expect(upstream.seen.at(-1)?.headers['idempotency-key']).toBe('key-3');
    expect(JSON.parse(upstream.seen.at(-1)?.body ?? '')).toEqual(request);
  });

  it.each([
    ['silence', silence, '', 'timeout'],
    ['an upstream that is down', 502, '', 'unavailable'],
    ['a wrong token', 401, wireError('UNAUTHORIZED'), 'rejected'],
  ] as const)('treats %s as a failure, not as a refusal', async (_, status, body, reason) => {
    upstream.reply(`POST ${intents}`, status, body);
    expect(await http.begin(request, 'key')).toEqual({ kind: 'failed', reason });
  });

  it('finds the captured payment among several of a reference', async () => {
    const declined = { ...wire, id: 'pi-3', status: 'DECLINED', nextAction: null };
    const captured = { ...wire, id: 'pi-2', status: 'CAPTURED', nextAction: null };
    upstream.reply(`${intents}?reference=purchase-1`, 200, { intents: [declined, captured] });
    expect(await http.paymentOf('purchase-1')).toMatchObject({ answer: { id: 'pi-2' } });
  });

  it('rejects a payment of another reference', async () => {
    const reference = 'purchase-4';
    upstream.reply(`${intents}?reference=${reference}`, 200, { intents: [wire] });
    const failed = { kind: 'failed', reason: 'malformed' };
    expect(await http.paymentOf(reference)).toEqual(failed);
    const own = { ...wire, id: 'pi-4', reference };
    upstream.reply(`${intents}?reference=${reference}`, 200, { intents: [wire, own] });
    expect(await http.paymentOf(reference)).toMatchObject({ answer: { id: 'pi-4' } });
  });

  it('keeps an id within its path segment', async () => {
    await http.payment('../../cart-api/xapi');
    expect(upstream.seen.at(-1)?.path).toBe(`${intents}/..%2F..%2Fcart-api%2Fxapi`);
  });
});
