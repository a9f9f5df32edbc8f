import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf, contracts, freshKey } from './support/sandbox-calls.js';

interface Heard {
  readonly signature: string;
  readonly raw: string;
  readonly event: { readonly id: string; readonly type: string; readonly data: { intent: Intent } };
}

interface Intent {
  readonly id: string;
  readonly status: string;
  readonly reference: string;
  readonly nextAction: { readonly url: string } | null;
}

/** The BFF's ear: keeps what it hears and answers with the statuses it is told to. */
const heard: Heard[] = [];
const answers: number[] = [];
const textOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};
const listener = createServer((request, response) => {
  void textOf(request).then((raw) => {
    heard.push({
      signature: `${request.headers['payment-signature']}`,
      raw,
      event: JSON.parse(raw),
    });
    response.writeHead(answers.shift() ?? 204).end();
  });
});
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
const { port } = listener.address() as AddressInfo; // as: it listens on TCP
const webhookUrl = `http://127.0.0.1:${port}/hooks/payment`;
afterAll(() => void listener.close());

const sandbox = await startSandbox({ webhookUrl });
const payment = callsOf(sandbox, 'payment');

beforeEach(() => {
  heard.length = 0;
  answers.length = 0;
  sandbox.setNow(new Date());
});

const question = {
  amount: { amount: 238900, currency: 'MXN' },
  method: 'VI',
  reference: 'purchase-1',
  returnUrl: 'http://localhost:3000/es/pago/?step=3',
  language: 'es',
  description: 'Copalera',
};

const begin = async (what: object = {}, key = freshKey()) =>
  payment('POST', '/payments/intents', { key, body: { ...question, ...what } });

const begun = async (what: object = {}): Promise<Intent> => (await begin(what)).body;
const statusOf = async ({ id }: Intent): Promise<string> =>
  (await payment('GET', `/payments/intents/${id}`)).body.status;

/** The page's address without its origin, which is a browser's name for this machine. */
const pageOf = ({ nextAction }: Intent) => sandbox.url + new URL(nextAction?.url ?? '').pathname;

const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Ana Ruiz' };

const send = (url: string, form: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Waits for the events of one payment; the time-out of the test is the only clock. */
async function heardOf({ id }: Intent, count = 1): Promise<readonly Heard[]> {
  for (;;) {
    const mine = heard.filter(({ event }) => event.data.intent.id === id);
    if (mine.length >= count) return mine;
    await wait(20);
  }
}

const ahead = (ms: number) => {
  sandbox.setNow(new Date(sandbox.now().getTime() + ms));
  sandbox.wake();
};

describe('the lists', () => {
  it('has the seventeen currencies', async () => {
    const { body } = await payment('GET', '/payments/currencies');
    expect(body.currencies).toHaveLength(17);
    expect(body.currencies[1]).toMatchObject({ id: 2, iso_code: 'MXN', iso_number: '484' });
  });

  it.each([
    ['MXN', ['VI', 'MC', 'AX', 'PP']],
    ['JPY', ['AX', 'DN', 'DS']],
    ['RUB', []],
  ])('has the methods of %s', async (currency, codes) => {
    const { body } = await payment('GET', `/payments/methods?currency=${currency}`);
    expect(body.methods.map((method: { api_code: string }) => method.api_code)).toEqual(codes);
  });

  it('refuses a currency that it does not know', async () => {
    expect((await payment('GET', '/payments/methods?currency=BTC')).status).toBe(400);
  });

  it('has twelve banks with their months', async () => {
    const { body } = await payment('GET', '/payments/banks');
    expect(body.banks).toHaveLength(12);
  });

  it('lets nobody in without its own token', async () => {
    const headers = { Authorization: `Bearer ${sandbox.tokens.cart}` };
    const reply = await payment('GET', '/payments/banks', { headers });
    expect(reply).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });
});

describe('an intent', () => {
  it('begins with a page to pay on, open for thirty minutes', async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'REQUIRES_ACTION',
      amount: question.amount,
      reference: 'purchase-1',
      method: 'VI',
      nextAction: { type: 'redirect' },
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * 60_000);
  });

  it('is one for one key', async () => {
    const key = freshKey();
    const first = await begin({}, key);
    expect(await begin({}, key)).toMatchObject({ status: 201, body: first.body });
    expect(await begin({ method: 'MC' }, key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  it('is found by its reference, newest first', async () => {
    const reference = freshKey();
    const first = await begun({ reference });
    const second = await begun({ reference });
    const { body } = await payment('GET', `/payments/intents?reference=${reference}`);
    expect(body.intents.map(({ id }: Intent) => id)).toEqual([second.id, first.id]);
  });

  it.each([
    ['a method that the currency has not', { method: 'JC' }, 422, 'METHOD_NOT_AVAILABLE'],
    ['an amount of nothing', { amount: { amount: 0, currency: 'MXN' } }, 400, 'BAD_REQUEST'],
    ['a part of a cent', { amount: { amount: 1.5, currency: 'MXN' } }, 400, 'BAD_REQUEST'],
    ['a way back that is no web address', { returnUrl: 'javascript:1' }, 400, 'BAD_REQUEST'],
  ])('is refused for %s', async (_, what, status, code) => {
    expect(await begin(what)).toMatchObject({ status, body: { code } });
  });

  it('that nobody began is not found', async () => {
    expect((await payment('GET', '/payments/intents/pay_0')).status).toBe(404);
  });

  it('expires when nobody pays, and says so', async () => {
    const intent = await begun();
    ahead(31 * 60_000);
    const [told] = await heardOf(intent);
    expect(told?.event.type).toBe('payment.expired');
    expect(await statusOf(intent)).toBe('EXPIRED');
    expect((await send(pageOf(intent), card)).status).toBe(200);
    expect(await statusOf(intent)).toBe('EXPIRED');
  });
});

describe('the page', () => {
  it.each([
    ['es', 'es-MX', 'Total a pagar', '$2,389.00'],
    ['en', 'en-US', 'Total to pay', '$2,389.00'],
    ['pt', 'pt-BR', 'Total a pagar', '$2,389.00'],
  ])('speaks %s and names amount and test cards', async (language, tag, label, amount) => {
    const html = await (await fetch(pageOf(await begun({ language })))).text();
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain(label);
    expect(html).toContain(amount);
    expect(html).toContain('Visa');
    expect(html).toContain('4242 4242 4242 4242');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('may be read in another language', async () => {
    const html = await (await fetch(`${pageOf(await begun())}?lang=pt`)).text();
    expect(html).toContain('<html lang="pt-BR">');
  });

  it('writes what it was given as text', async () => {
    const html = await (await fetch(pageOf(await begun({ description: '<b>"x"</b>' })))).text();
    expect(html).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
  });

  it('lets forms lead to itself and to the shop, and nothing run', async () => {
    const policy = (await fetch(pageOf(await begun()))).headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
  });

  it('sends an approved card back with the id and never the outcome', async () => {
    const intent = await begun();
    const reply = await send(pageOf(intent), card);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(
      `http://localhost:3000/es/pago/?step=3&payment=${intent.id}`,
    );
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it('declines the declined card', async () => {
    const intent = await begun();
    const reply = await send(pageOf(intent), { ...card, number: '4000 0000 0000 0002' });
    expect(reply.headers.get('Location')).toContain(`payment=${intent.id}`);
    expect(await statusOf(intent)).toBe('DECLINED');
  });

  it('declines when the visitor cancels', async () => {
    const intent = await begun();
    expect((await send(`${pageOf(intent)}/cancel`)).status).toBe(303);
    expect(await statusOf(intent)).toBe('DECLINED');
  });

  it('asks for the bank’s code where the card wants one', async () => {
    const intent = await begun();
    const reply = await send(pageOf(intent), { ...card, number: '4000000000003220' });
    expect(reply.headers.get('Location')).toBe(`/pay/${intent.id}/challenge?lang=es`);
    const wrong = await send(`${pageOf(intent)}/challenge`, { code: '000000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('aria-describedby="code-hint code-problem"');
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
    expect((await send(`${pageOf(intent)}/challenge`, { code: '123456' })).status).toBe(303);
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it('does not take the bank’s code for a card that was not asked for it', async () => {
    const intent = await begun();
    await send(`${pageOf(intent)}/challenge`, { code: '123456' });
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
  });

  it('declines when the visitor refuses at the bank', async () => {
    const intent = await begun();
    await send(pageOf(intent), { ...card, number: '4000000000003220' });
    await send(`${pageOf(intent)}/cancel`);
    expect(await statusOf(intent)).toBe('DECLINED');
  });

  it('sends the visitor back before the slow bank answers, which it does after 15 s', async () => {
    const intent = await begun();
    const reply = await send(pageOf(intent), { ...card, number: '4000 0000 0000 0408' });
    expect(reply.headers.get('Refresh')).toContain(`payment=${intent.id}`);
    expect(await reply.text()).toContain('se está procesando');
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
    await send(`${pageOf(intent)}/cancel`);
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
    ahead(16_000);
    const [told] = await heardOf(intent);
    expect(told?.event.type).toBe('payment.captured');
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'El número no es de una tarjeta'],
    ['number', { number: '5555 5555 5555 4444' }, 'solo se aceptan las tarjetas de prueba'],
    ['expiry', { expiry: '13/40' }, 'Escribe mes y año'],
    ['expiry', { expiry: '12/20' }, 'La tarjeta ya venció'],
    ['cvc', { cvc: '12' }, 'Escribe los 3 o 4 dígitos'],
    ['name', { name: ' ' }, 'Escribe el nombre'],
  ])('says at the field %s what is wrong with %j', async (field, what, text) => {
    const intent = await begun();
    const reply = await send(pageOf(intent), { ...card, ...what });
    const html = await reply.text();
    expect(reply.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${field}-problem">[^<]*${text}`));
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
  });

  it('never writes a card number or its code, neither back nor down', async () => {
    const intent = await begun();
    const number = '5555555555554444';
    const html = await (await send(pageOf(intent), { ...card, number, cvc: '9876' })).text();
    const kept = JSON.stringify(await sandbox.db.selectFrom('intents').selectAll().execute());
    // A number of an intent is made by chance, and may have those digits in it.
    const text = (html + kept).replaceAll(/\bpay_[0-9a-f]{32}\b/g, '');
    expect(text).not.toMatch(/5555555555554444|9876/);
  });

  it('of a payment that has ended shows the way back and changes nothing', async () => {
    const intent = await begun();
    await send(pageOf(intent), card);
    const reply = await send(`${pageOf(intent)}/cancel`);
    expect(await reply.text()).toContain(`payment=${intent.id}`);
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it('of a payment that nobody began is a page too', async () => {
    const reply = await fetch(`${sandbox.url}/pay/pay_0?lang=es`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('No encontramos este pago');
  });

  it('takes one outcome, however many are sent at once', async () => {
    const intent = await begun();
    await Promise.all([
      ...Array.from({ length: 6 }, () => send(pageOf(intent), card)),
      ...Array.from({ length: 6 }, () => send(`${pageOf(intent)}/cancel`)),
    ]);
    const status = await statusOf(intent);
    await heardOf(intent);
    const events = await sandbox.db.selectFrom('events').select('body').execute();
    const mine = events.filter(({ body }) => body.includes(intent.id));
    expect(['CAPTURED', 'DECLINED']).toContain(status);
    expect(mine).toHaveLength(1);
  });
});

describe('a refund', () => {
  const refund = ({ id }: Intent, key = freshKey()) =>
    payment('POST', `/payments/intents/${id}/refund`, { key, body: {} });

  it('gives a captured payment back, once', async () => {
    const intent = await begun();
    await send(pageOf(intent), card);
    expect((await refund(intent)).body).toMatchObject({ status: 'REFUNDED', nextAction: null });
    expect((await refund(intent)).body).toMatchObject({ status: 'REFUNDED' });
  });

  it('is refused for a payment that was not captured', async () => {
    const reply = await refund(await begun());
    expect(reply).toMatchObject({ status: 409, body: { code: 'NOT_CAPTURED' } });
  });

  it('is refused for a payment that is not there', async () => {
    const nobody = { id: 'pay_0', status: '', reference: '', nextAction: null };
    expect((await refund(nobody)).status).toBe(404);
  });
});

describe('an event', () => {
  it('tells of the end of a payment, signed over time and body', async () => {
    const intent = await begun();
    await send(pageOf(intent), card);
    const [told] = await heardOf(intent);
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(told?.signature ?? '') ?? [];
    const expected = createHmac('sha256', sandbox.webhookSecret)
      .update(`${t}.${told?.raw}`)
      .digest('hex');
    contracts.payment.checkNamed('Event', told?.event);
    expect(v1).toBe(expected);
    expect(Math.abs(Number(t) * 1000 - sandbox.now().getTime())).toBeLessThan(10_000);
    expect(told?.event).toMatchObject({
      type: 'payment.captured',
      data: { intent: { id: intent.id, status: 'CAPTURED', reference: 'purchase-1' } },
    });
  });

  it('of a declined payment is payment.declined', async () => {
    const intent = await begun();
    await send(`${pageOf(intent)}/cancel`);
    expect((await heardOf(intent))[0]?.event.type).toBe('payment.declined');
  });

  it('is sent again, the same one, until it is accepted, and then no more', async () => {
    answers.push(500, 404, 302);
    const intent = await begun();
    await send(pageOf(intent), card);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await heardOf(intent, attempt);
      // The outcome of an attempt is written after its answer.
      await delivery(intent, attempt);
      ahead(61_000);
    }
    ahead(61_000);
    await delivery(intent, 4);
    const all = await heardOf(intent, 4);
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({ event }) => event.id)).size).toBe(1);
  });

  it('is not lost by a restart', async () => {
    answers.push(503);
    const databaseUrl = sandbox.databaseUrl;
    const intent = await begun();
    await send(pageOf(intent), card);
    await delivery(intent, 1);
    const second = await startSandbox({ webhookUrl, databaseUrl, now: later(61_000) });
    const all = await heardOf(intent, 2);
    await second.stop();
    expect(all.length).toBeGreaterThanOrEqual(2);
  });
});

const later = (ms: number) => new Date(sandbox.now().getTime() + ms);

/** Waits until so many attempts of a payment's event are behind it, the last one's outcome written. */
async function delivery({ id }: Intent, attempts: number): Promise<void> {
  for (;;) {
    const events = await sandbox.db.selectFrom('events').selectAll().execute();
    const mine = events.find(({ body }) => body.includes(id));
    if (mine && mine.attempts >= attempts && mine.last_status !== null) return;
    await wait(20);
  }
}
