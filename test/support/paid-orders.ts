import { type Language, pathOf } from '@shop/domain';
import type { OrderView } from '@shop/ports/screens';
import {
  approvedCard,
  declinedCard,
  checkOut,
  contact,
  fillCart,
  payAt,
  sellableDays,
} from './purchases.js';
import type { Visitor } from './visitor.js';

export interface Bought {
  readonly email: string;
  readonly path: string;
  readonly view: OrderView;
}

const cards = {
  approved: approvedCard,
  declined: declinedCard,
} as const;

let turn = 0;

/** Buys two adults' tickets for a day in spring; throws without an order. */
export async function buyTicket(
  visitor: Visitor,
  language: Language,
  email: string,
  card: keyof typeof cards = 'approved',
): Promise<Bought> {
  const buy = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language);
  const days = sellableDays(await visitor.look('buy', `${buy}?month=2027-03`));
  await fillCart(visitor, buy, days[(turn += 1) % days.length] ?? '');
  const checkout = pathOf({ name: 'checkout', params: {} }, language);
  const page = await checkOut(visitor, checkout, 'VI', { ...contact, email });
  const back = await visitor.get(await payAt(page, cards[card]));
  const path = back.headers.get('location') ?? '';
  if (path.startsWith(checkout)) throw new Error(`${card}: ${path}`);
  const { view } = await visitor.look('order', path);
  return { email, path, view };
}
