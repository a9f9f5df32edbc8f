import { digitsOf, micros } from '../../kit/amounts.js';
import type { Reply } from '../../kit/client.js';
import { NotOffered } from '../../kit/endings.js';
import type { Given, Kit } from '../../kit/scenario.js';
import { adding, type Cart, currency, drop, type Order, tickets } from './asks.js';
import { give, orderNow, ordering } from './order-asks.js';
import { staying } from './stay-asks.js';

export const paymentGivens: readonly Given[] = [
  { name: 'paidBy', means: '“account” where the server confirms orders of resellers on account' },
  {
    name: 'byHand',
    means: 'with --payment-url: how many seconds you have to pay on the page that the kit prints',
    byDefault: '120',
  },
];

export interface Paid {
  readonly order: Order;
  readonly confirming: {
    readonly path: { Id: string };
    readonly key: string;
    readonly body: object;
  };
  readonly replies: readonly Reply<Order & { readonly code?: string }>[];
  readonly email: string;
}

type Pay = (order: Order, reference: string) => Promise<string>;

/** How the order is paid: not at all, from a reseller's account, or by a person on the pay page. */
function wayToPay(kit: Kit): Pay {
  if (kit.has('paidBy')) return async (_, reference) => `account:${reference}`;
  const { payment } = kit;
  if (!payment) return kit.leaveOut('it needs --payment-url, or --with paidBy=account');
  return async ({ Totals }, reference) => {
    const { methods } = await payment.need<{ methods: readonly { api_code: string }[] }>(
      'methods',
      { query: { currency } },
    );
    const minor = 10n ** BigInt(6 - digitsOf(currency));
    const amount = { amount: Number(micros(Totals.Total) / minor), currency };
    const body = {
      amount,
      method: methods[0]?.api_code,
      reference,
      language: 'es',
      returnUrl: 'https://shop.example/api/payment/return',
      description: 'Conformance',
    };
    type Intent = { id: string; status: string; nextAction: { url?: string } | null };
    const { id, nextAction } = await payment.need<Intent>('beginIntent', { body });
    const seconds = Number(kit.given('byHand'));
    kit.say(`Pay this within ${seconds} seconds: ${nextAction?.url}\n`);
    for (let left = seconds * 4; left > 0; left -= 1) {
      const { status } = await payment.need<Intent>('intent', { path: { id } });
      if (status === 'CAPTURED') {
        kit.atTheEnd(`payment ${id}`, () =>
          payment.ask('refundIntent', { path: { id }, body: {} }),
        );
        return id;
      }
      await kit.wait(250);
    }
    return kit.block('no payment arrived in time');
  };
}

/** Up to three tickets, and a stay if the cart accepts stays. */
async function fullCart(kit: Kit): Promise<Cart> {
  let cart: Cart | undefined;
  for (const [at, ticket] of (await tickets(kit)).entries()) {
    const what = { SessionId: cart?.SessionId ?? null, Date: ticket.days[at] };
    cart = await kit.need<Cart>('addItem', adding(ticket, what));
  }
  const full = cart ?? kit.block('no product could be added to a cart');
  kit.afterwards(`cart ${full.IdCart}`, () => drop(kit, full));
  return kit.need<Cart>('addStay', staying(kit, full)).catch((error: unknown) => {
    if (error instanceof NotOffered) return full;
    throw error;
  });
}

async function bought(kit: Kit): Promise<Paid> {
  const pay = wayToPay(kit);
  const cart = await fullCart(kit);
  const email = `conformance.${kit.unique()}@mail.example`;
  const question = ordering(kit, cart);
  const { Contact, Reference } = question.body;
  const body = { ...question.body, Contact: { ...Contact, Email: email } };
  const order = await kit.need<Order>('placeOrder', { body });
  kit.afterwards(`order ${order.Id}`, () => give(kit, order));
  const PaymentId = await pay(order, Reference);
  const confirming = { path: { Id: order.Id }, key: kit.unique(), body: { PaymentId } };
  const duplicates = Array.from({ length: 3 }, () => kit.ask<Order>('confirmOrder', confirming));
  const replies = await Promise.all(duplicates);
  const isDone = replies.some(({ status }) => status < 300);
  if (isDone) kit.atTheEnd(`order ${order.Id}, paid`, () => cancelRest(kit, order));
  else
    kit.block(`confirmOrder was answered ${replies[0]?.status} ${Object(replies[0]?.body).code}`);
  return { order: await orderNow(kit, order), confirming, replies, email };
}

/** One paid order per run, so that a person pays only once. */
export async function paid(kit: Kit): Promise<Paid> {
  wayToPay(kit);
  const done = await kit.found('paid order', () =>
    bought(kit).then(
      (order) => ({ order }),
      (reason: unknown) => ({ reason }),
    ),
  );
  if ('order' in done) return done.order;
  throw done.reason;
}

/** The refund that the rules give long before the visit: all of it, or a percentage. */
export const refundOf = ({ Amount, CancellationRule }: Order['Items'][number]): number => {
  const percent = Math.max(0, ...(CancellationRule?.Steps ?? []).map((step) => step.Percent));
  return Number((micros(Amount) * BigInt(percent)) / 100n) / 1_000_000;
};

/** Cancels what can still be cancelled. Redeemed tickets stay sold. */
export async function cancelRest(kit: Kit, order: Order): Promise<void> {
  const { Items, Stays = [] } = await orderNow(kit, order);
  const kept: string[] = [];
  for (const line of [...Items, ...Stays]) {
    if (line.Cancellation) continue;
    const Amount = 'Slug' in line ? refundOf(line) : Number(line.Amount);
    const body = { Lines: [line.Id], Way: 'REFUND', Amount };
    const { status, body: answer } = await kit.ask<{ code?: string }>('cancelOrder', {
      path: { Id: order.Id },
      body,
    });
    if (status >= 400) kept.push(answer?.code ?? String(status));
  }
  if (kept.length > 0) throw new Error(`part of it stays sold (${kept.join(', ')})`);
}
