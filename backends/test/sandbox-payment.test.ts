import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf } from './support/sandbox-calls.js';

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

/** Plays the BFF's webhook: records messages and replies with the given statuses. */
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

const begun = async (what: object = {}): Promise<Intent> =>
  (await payment('POST', '/payments/intents', { body: { ...question, ...what } })).body;
const statusOf = async ({ id }: Intent): Promise<string> =>
  (await payment('GET', `/payments/intents/${id}`)).body.status;

/** The page's path: its origin is a browser's name for this machine. */
const pageOf = ({ nextAction }: Intent) => sandbox.url + new URL(nextAction?.url ?? '').pathname;

const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Ana Ruiz' };

const send = (url: string, form: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Waits for the events of one payment; only the test's timeout ends it. */
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

describe('the payment lists', () => {
  it.each([
    ['MXN', ['VI', 'MC', 'AX', 'PP']],
    ['JPY', ['AX', 'DN', 'DS']],
    ['RUB', []],
  ])('contain the methods of %s', async (currency, codes) => {
    const { body } = await payment('GET', `/payments/methods?currency=${currency}`);
    expect(body.methods.map((method: { api_code: string }) => method.api_code)).toEqual(codes);
  });

  it('refuse an unknown currency', async () => {
    expect((await payment('GET', '/payments/methods?currency=BTC')).status).toBe(400);
  });
});

it('refuses to refund an unknown payment', async () => {
  const { status } = await payment('POST', '/payments/intents/pay_0/refund', { body: {} });
  expect(status).toBe(404);
});

it('expires an unpaid payment, sends a webhook, and then accepts no card for it', async () => {
  const intent = await begun();
  ahead(31 * 60_000);
  const [told] = await heardOf(intent);
  expect(told?.event.type).toBe('payment.expired');
  expect((await send(pageOf(intent), card)).status).toBe(200);
  expect(await statusOf(intent)).toBe('EXPIRED');
});

describe('the payment page', () => {
  it.each([
    ['es', 'es-MX', 'Total a pagar', '$2,389.00'],
    ['pt', 'pt-BR', 'Total a pagar', '$2,389.00'],
  ])('speaks %s and names the amount and the test cards', async (language, tag, label, amount) => {
    const html = await (await fetch(pageOf(await begun({ language })))).text();
    expect(html).toContain(`<html lang="${tag}">`);
    expect(html).toContain(label);
    expect(html).toContain(amount);
    expect(html).toContain('Visa');
    expect(html).toContain('4242 4242 4242 4242');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('<script');
  });

  it('escapes its input', async () => {
    const html = await (await fetch(pageOf(await begun({ description: '<b>"x"</b>' })))).text();
    expect(html).toContain('&lt;b&gt;&quot;x&quot;&lt;/b&gt;');
  });

  it('allows forms to itself and the shop, and no scripts', async () => {
    const policy = (await fetch(pageOf(await begun()))).headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
  });

  it('redirects after an approved card with the id but not the outcome', async () => {
    const intent = await begun();
    const reply = await send(pageOf(intent), card);
    expect(reply.status).toBe(303);
    expect(reply.headers.get('Location')).toBe(
      `http://localhost:3000/es/pago/?step=3&payment=${intent.id}`,
    );
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it('declines when the visitor cancels', async () => {
    const intent = await begun();
    expect((await send(`${pageOf(intent)}/cancel`)).status).toBe(303);
    expect(await statusOf(intent)).toBe('DECLINED');
    expect((await heardOf(intent))[0]?.event.type).toBe('payment.declined');
  });

  it('asks for the bank’s code when the card requires one', async () => {
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

  it('refuses the bank’s code for a card that was not challenged', async () => {
    const intent = await begun();
    await send(`${pageOf(intent)}/challenge`, { code: '123456' });
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
  });

  it('declines when the visitor refuses the bank’s challenge', async () => {
    const intent = await begun();
    await send(pageOf(intent), { ...card, number: '4000000000003220' });
    await send(`${pageOf(intent)}/cancel`);
    expect(await statusOf(intent)).toBe('DECLINED');
  });

  it('redirects before the slow bank replies after 15 s', async () => {
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
    ['expiry', { expiry: '12/20' }, 'La tarjeta ya venció'],
    ['cvc', { cvc: '12' }, 'Escribe los 3 o 4 dígitos'],
  ])('reports at the field %s what is wrong with %j', async (field, what, text) => {
    const intent = await begun();
    const reply = await send(pageOf(intent), { ...card, ...what });
    const html = await reply.text();
    expect(reply.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${field}-problem">[^<]*${text}`));
    expect(await statusOf(intent)).toBe('REQUIRES_ACTION');
  });

  it('never writes a card number or its code to page or storage', async () => {
    const intent = await begun();
    const number = '5555555555554444';
    const html = await (await send(pageOf(intent), { ...card, number, cvc: '9876' })).text();
    const kept = JSON.stringify(await sandbox.db.selectFrom('intents').selectAll().execute());
    // The random id of a payment may contain those digits.
    const text = (html + kept).replaceAll(/\bpay_[0-9a-f]{32}\b/g, '');
    expect(text).not.toMatch(/5555555555554444|9876/);
  });

  it('of an ended payment shows the link back and changes nothing', async () => {
    const intent = await begun();
    await send(pageOf(intent), card);
    const reply = await send(`${pageOf(intent)}/cancel`);
    expect(await reply.text()).toContain(`payment=${intent.id}`);
    expect(await statusOf(intent)).toBe('CAPTURED');
  });

  it('of an unknown payment is a page too', async () => {
    const reply = await fetch(`${sandbox.url}/pay/pay_0?lang=es`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('No encontramos este pago');
  });

  it('accepts one of many concurrent outcomes', async () => {
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

it('loses no event on a restart', async () => {
  answers.push(503);
  const { databaseUrl } = sandbox;
  const intent = await begun();
  await send(pageOf(intent), card);
  for (let isTried = false; !isTried; await wait(20)) {
    const events = await sandbox.db.selectFrom('events').selectAll().execute();
    isTried = events.some((one) => one.body.includes(intent.id) && one.last_status !== null);
  }
  const later = new Date(sandbox.now().getTime() + 61_000);
  const second = await startSandbox({ webhookUrl, databaseUrl, now: later });
  const all = await heardOf(intent, 2);
  await second.stop();
  expect(all.length).toBeGreaterThanOrEqual(2);
});
