import { type Language, pathOf } from '@shop/domain';
import type { Pool } from 'pg';
import type { OwnOrder } from './own-tickets.js';
import { contact } from './purchases.js';
import { fail, fillStubbornly, stubbornly } from './stubborn.js';
import { leadOn, orderForNothing, payStubbornly } from './stubborn-ways.js';
import { Visitor } from './visitor.js';
import { wasSold } from './way-checker.js';

/** Waits for the coupon of a cancelled ticket on its order's page. */
const couponOf = ({ visitor, path, view: { id } }: OwnOrder): Promise<string> =>
  stubbornly(async () => {
    const { view } = await visitor.look('order', path);
    const changes = view.rights?.changes ?? [];
    const told = changes.map(({ state, reason }) => [state, reason].join(' '));
    const code = changes.find(({ coupon }) => coupon)?.coupon?.code;
    return code ?? fail(`${id} has no coupon yet, its changes are: ${told.join() || 'none'}`);
  });

/** Two tickets, each by buy page and day. They cost more than a coupon for one. */
export type Pair = readonly [readonly [path: string, day: string], readonly [string, string]];

/** Several visitors pay at once with the same coupon; all buy. */
export async function raceWithCoupon(
  url: string,
  given: OwnOrder,
  language: Language,
  carts: readonly Pair[],
): Promise<readonly OwnOrder[]> {
  const code = await couponOf(given);
  const ready = await Promise.all(
    carts.map(async (cart) => {
      const visitor = new Visitor(url);
      for (const [path, day] of cart) await fillStubbornly(visitor, path, day);
      await enter(visitor, pathOf({ name: 'cart', params: {} }, language), code);
      return visitor;
    }),
  );
  return Promise.all(
    ready.map(async (visitor) => payStubbornly(visitor, await begin(visitor, language), 'card')),
  );
}

/** Fills a cart worth exactly the coupon of a cancelled ticket, which pays for all of it. */
export async function buyForNothing(
  url: string,
  given: OwnOrder,
  language: Language,
  [path, day]: readonly [path: string, day: string],
): Promise<OwnOrder> {
  const code = await couponOf(given);
  const visitor = new Visitor(url);
  await fillStubbornly(visitor, path, day);
  await enter(visitor, pathOf({ name: 'cart', params: {} }, language), code);
  return orderForNothing(visitor, language);
}

interface Reply {
  readonly kind: 'done' | 'refused';
  readonly next?: string;
  readonly problems?: readonly { readonly code: string }[];
}

/** Enters the coupon; the first payment comes after all carts have it. */
async function enter(visitor: Visitor, path: string, code: string): Promise<void> {
  const attempt = `attempt-${process.hrtime.bigint()}`;
  await stubbornly(async () => {
    const reply = await visitor.postJson('/api/cart/promo', { path, code, attempt });
    const { kind, problems } = (await reply.json()) as Reply; // as: an ActionReply
    if (kind !== 'done') fail(`${code} was refused: ${JSON.stringify(problems)}`);
  });
}

/** Reloads before each try: a visitor whose coupon is used sees the full price first. */
const begin = (visitor: Visitor, language: Language): Promise<string> =>
  stubbornly(async () => {
    const path = pathOf({ name: 'checkout', params: {} }, language);
    const { view } = await visitor.look('checkout', path);
    if (view.kind !== 'open') return fail(`checkout is ${view.kind}`);
    const { attempt, digest } = view;
    const form = { path, ...contact, method: 'VI', attempt, digest };
    const reply = (await (await visitor.postJson('/api/checkout', form)).json()) as Reply; // as: an ActionReply
    const next = await leadOn(visitor, reply.next ?? fail(`not begun: ${JSON.stringify(reply)}`));
    // The shop may have refused the purchase after the timeout.
    return next.startsWith('http') ? next : fail(`${next} is no page of the provider`);
  });

export async function couponsUsed(books: Pool) {
  const { rows } = await books.query<{ code: string; orders: number }>(`
    select promo->>'code' as code, count(*)::int as orders from sandbox.orders o
    where ${wasSold} and promo->>'code' in (select code from sandbox.issued_coupons)
    group by 1`);
  return rows;
}
