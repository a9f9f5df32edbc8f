import { type Language, pathOf, type RightKind } from '@shop/domain';
import type { OrderView } from '@shop/ports/screens';
import { approvedCard, checkOut, contact, payAt, putInCart, sellableDays } from './purchases.js';
import type { SandboxUnderTest } from './start-sandbox.js';
import type { Visitor } from './visitor.js';

export interface OwnOrder {
  readonly visitor: Visitor;
  readonly email: string;
  readonly path: string;
  readonly view: OrderView;
}

const attempt = () => `attempt-${process.hrtime.bigint()}`;

/** Buys two adults' tickets for parks, each on its own day of a month. */
export async function buyTickets(
  visitor: Visitor,
  language: Language,
  slugs: readonly string[],
  email: string,
  month = '2027-03',
): Promise<OwnOrder> {
  const taken: string[] = [];
  for (const slug of slugs) {
    const tour = slug === 'camino-blanco';
    const buy = pathOf({ name: tour ? 'buyTour' : 'buyPark', params: { slug } }, language);
    const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
    const day = days.slice(3).find((one) => !taken.includes(one)) ?? '';
    taken.push(day);
    const reply = await putInCart(visitor, buy, day);
    if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  }
  return payFor(visitor, language, email);
}

async function payFor(visitor: Visitor, language: Language, email: string): Promise<OwnOrder> {
  const checkout = pathOf({ name: 'checkout', params: {} }, language);
  const page = await checkOut(visitor, checkout, 'VI', { ...contact, email });
  const back = await visitor.get(await payAt(page, approvedCard));
  const path = back.headers.get('location') ?? '';
  const { view } = await visitor.look('order', path);
  if (view.state !== 'confirmed') throw new Error(`${path} is ${view.state}`);
  return { visitor, email, path, view };
}

export function rightIn({ rights }: OrderView, kind: RightKind, at = 0) {
  const right = rights?.rows.find((row) => row.kind === kind)?.lines[at];
  if (!right) throw new Error(`no ${kind} at ${at}`);
  return right;
}

/** Moves a ticket to a day in the database, as if it had been bought for that day. */
export async function putOnDay(
  { db }: Pick<SandboxUnderTest, 'db'>,
  id: string,
  day: string,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('lines')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = order.lines.map((line) => ({ ...line, choice: { ...line.choice, day } }));
  await db
    .updateTable('orders')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute();
}

interface Asked {
  readonly order: string;
  readonly line: string | readonly string[];
  readonly [field: string]: unknown;
}

/** Sends a change as a page with scripts does. */
export const askChange = (visitor: Visitor, call: string, asked: Asked) =>
  visitor.postJson(`/api/order/${call}`, { path: '/es/', attempt: attempt(), ...asked });
