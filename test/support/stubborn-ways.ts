import { type Language, pathOf, resolvePath } from '@shop/domain';
import type { CheckoutView, OrderView } from '@shop/ports/screens';
import type pg from 'pg';
import type { OwnOrder } from './own-tickets.js';
import { approvedCard, contact } from './purchases.js';
import { addStayStubbornly, packWithNightsStubbornly } from './stubborn-stays.js';
import { fail, fillStubbornly, pause, stubbornly, ToldWrong } from './stubborn.js';
import { Visitor } from './visitor.js';
import type { Way } from './way-checker.js';

interface Shop {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly books: pg.Pool;
}

type State = OrderView['state'];

const fieldsOf: Readonly<Record<Way, { readonly method: string; readonly plan?: string }>> = {
  card: { method: 'VI' },
  months: { method: 'MONTHS', plan: '3.3' },
  payPal: { method: 'PP' },
  coupon: { method: 'NONE' },
  transfer: { method: 'TR' },
  tooLittle: { method: 'TR' },
  twice: { method: 'TR' },
  late: { method: 'TR' },
  never: { method: 'TR' },
};

/** Buys two tickets, retrying every step, to the outcome that the way to pay has. */
export async function buyStubbornly(
  shop: Shop,
  way: Way,
  language: Language,
  path: string,
  day: string,
  /** The first of two hotel nights to buy with the tickets. */
  checkIn?: string,
  /** Buys the nights in one package with the tickets. */
  isPacked = false,
): Promise<OwnOrder> {
  const visitor = new Visitor(shop.url);
  if (checkIn && isPacked) {
    const slug = path.split('-').slice(1).join('-').replace('/', '');
    await packWithNightsStubbornly(visitor, { slug, day }, checkIn);
  } else await fillStubbornly(visitor, path, day);
  if (checkIn && !isPacked) await addStayStubbornly(visitor, checkIn);
  const { form, next } = await checkOut(visitor, language, way);
  if (fieldsOf[way].method === 'TR') return transfer(shop, way, visitor, next);
  const bought = await payStubbornly(visitor, next, way);
  await expectSame(visitor, form, bought);
  return bought;
}

/** A coupon pays the whole cart, so the shop redirects to no provider. */
export async function orderForNothing(visitor: Visitor, language: Language): Promise<OwnOrder> {
  const { form, next } = await checkOut(visitor, language, 'coupon');
  const bought = await once(visitor, next, 'confirmed', ['confirming']);
  await expectSame(visitor, form, bought);
  return bought;
}

/** From the provider's page to the order. A later visit to that page leads back to the order. */
export async function payStubbornly(visitor: Visitor, page: string, way: Way): Promise<OwnOrder> {
  const back = await stubbornly(() => approve(way, page));
  const comeBack = async () =>
    leadOn(
      visitor,
      await stubbornly(
        async () =>
          (await visitor.get(back)).headers.get('location') ?? fail(`nowhere from ${back}`),
      ),
    );
  const order = await comeBack();
  const bought = await once(visitor, order, 'confirmed', ['confirming']);
  const again = await comeBack();
  if (again !== order) throw new ToldWrong(`${order} led to ${again} once more`);
  return bought;
}

/** Submitting the checkout again leads to the same purchase. */
async function expectSame(visitor: Visitor, form: unknown, { path }: OwnOrder): Promise<void> {
  const sent = await stubbornly(() => send(visitor, form));
  const next = await leadOn(visitor, sent.next ?? path);
  if (next !== path) throw new ToldWrong(`${path} was begun anew: ${next}`);
}

const send = async (visitor: Visitor, form: unknown): Promise<Reply> =>
  (await (await visitor.postJson('/api/checkout', form)).json()) as Reply; // as: an ActionReply

/** Retries one form. The order may have emptied the cart meanwhile. */
async function checkOut(visitor: Visitor, language: Language, way: Way) {
  const path = pathOf({ name: 'checkout', params: {} }, language);
  const { attempt, digest } = await stubbornly(async (): Promise<Open> => {
    const { view } = await visitor.look('checkout', path);
    return view.kind === 'open' ? view : fail(`checkout is ${view.kind}`);
  });
  const form = { path, ...contact, ...fieldsOf[way], attempt, digest };
  const next = await stubbornly(async () => {
    const reply = await send(visitor, form);
    return reply.next ?? fail(`not begun: ${JSON.stringify(reply)}`);
  });
  return { form, next: await leadOn(visitor, next) };
}

/** After a timeout the shop redirects to the payment's page, which soon knows the next step. */
export async function leadOn(visitor: Visitor, page: string): Promise<string> {
  const resolved = page.startsWith('/') ? resolvePath(page) : undefined;
  if (resolved?.kind !== 'page' || resolved.route.name !== 'payment') return page;
  return stubbornly(async () => {
    const seen = await visitor.see(page);
    if ('moved' in seen) return String(seen.moved);
    const { view } = await visitor.look('payment', page);
    if (view.payAt) return view.payAt;
    const { headers } = await visitor.get(view.order ?? fail(`${page} is ${view.state}`));
    const next = headers.get('location') ?? page;
    return next === page ? fail(`${page} leads nowhere yet`) : next;
  });
}

type Open = Extract<CheckoutView, { kind: 'open' }>;

interface Reply {
  readonly next?: string;
}

/** Approves on the provider's page, with retries; returns the address of the redirect back. */
export async function approve(way: Way, page: string): Promise<string> {
  if (way !== 'payPal') {
    const number = way === 'months' ? await ownCard(page) : approvedCard.number;
    return sentBack(page, { ...approvedCard, number });
  }
  await post(page, { email: 'ana@paypal.example', password: 'coralibri' });
  return sentBack(`${page}/approve`, { months: '1' });
}

/** The number of a card of the chosen bank, as the page shows it; empty once all is paid. */
const ownCard = async (page: string): Promise<string> =>
  /<td>(5062[\d ]+)<\/td>/.exec(await (await fetch(page)).text())?.[1] ?? '';

/** A payment whose reply was lost has a link back on its page. */
async function sentBack(page: string, form: Readonly<Record<string, string>>): Promise<string> {
  const response = await post(page, form);
  const [link] = /http[^"]+\/api\/payment\/return[^"]+/.exec(await response.text()) ?? [];
  return (
    response.headers.get('location') ??
    link?.replaceAll('&amp;', '&') ??
    fail(`${page} answered ${response.status}`)
  );
}

const post = (url: string, form: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Polls until the order is so; any status other than the allowed earlier ones is a defect. */
async function once(
  visitor: Visitor,
  path: string,
  end: State | readonly State[],
  before: readonly State[],
  isToo: (view: OrderView) => boolean = () => true,
): Promise<OwnOrder> {
  for (;;) {
    const { view } = await stubbornly(() => visitor.look('order', path));
    const isEnd = [end].flat().includes(view.state);
    if (isEnd && isToo(view)) return { visitor, path, view, email: '' };
    if (!isEnd && !before.includes(view.state)) throw new ToldWrong(`${path} is ${view.state}`);
    await pause(250);
  }
}

/** At the bank: each deposit counts once, even when its reply is lost. */
async function transfer(shop: Shop, way: Way, visitor: Visitor, path: string): Promise<OwnOrder> {
  const placed = await once(
    visitor,
    path,
    'awaiting',
    [],
    ({ transfer }) => transfer !== undefined,
  );
  const bank = new Bank(shop, placed.view.transfer?.reference ?? '');
  if (way === 'late' || way === 'never') {
    await bank.letPass();
    const lapsed = await once(visitor, path, 'lapsed', ['awaiting', 'confirming']);
    if (way === 'never') return lapsed;
    await bank.deposit(0);
    return once(visitor, path, ['refunded', 'confirmed'], ['lapsed', 'confirming']);
  }
  if (way === 'tooLittle') {
    await bank.deposit(-10_000);
    await once(visitor, path, 'awaiting', ['confirming'], ({ givenBack }) => !!givenBack);
  }
  await bank.deposit(0);
  if (way === 'twice') await bank.deposit(0);
  return once(visitor, path, 'confirmed', ['awaiting', 'confirming']);
}

/** The bank account of a visitor who pays by transfer under one reference. */
class Bank {
  private sent = 0;

  constructor(
    private readonly shop: Shop,
    private readonly reference: string,
  ) {}

  letPass = (): Promise<unknown> =>
    stubbornly(async () => {
      const form = { reference: this.reference, what: 'pass' };
      const { ok, status } = await post(`${this.shop.sandboxUrl}/bank/`, form);
      return ok || fail(`the bank answered ${status}`);
    });

  /** Deposits the amount due plus `apart`, in minor units. */
  async deposit(apart: number): Promise<void> {
    this.sent += 1;
    await stubbornly(async () => {
      const { received, asked } = await this.account();
      if (received >= this.sent) return;
      const amount = { amount: asked + apart, currency: 'MXN' };
      const { ok, status } = await fetch(`${this.shop.sandboxUrl}/bank/transfers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference: this.reference, amount }),
      });
      return ok || fail(`the bank answered ${status}`);
    });
  }

  private async account() {
    const { rows } = await this.shop.books.query<{ received: number; asked: number }>(
      `select (asked.amount->>'amount')::int as asked,
        (select count(*)::int from sandbox.intents i where i.reference = asked.reference
          and i.status in ('CAPTURED', 'REFUNDED')) as received
      from sandbox.intents asked where asked.transfer_reference = $1`,
      [this.reference],
    );
    return rows[0] ?? fail(`no transfer ${this.reference}`);
  }
}
