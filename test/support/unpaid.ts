import { type Language, pathOf } from '@shop/domain';
import { askChange, buyTickets, type OwnOrder } from './own-tickets.js';
import { contact, putInCart, sellableDays } from './purchases.js';
import type { Visitor } from './visitor.js';
import type { CancelForm } from '@shop/ports/screens';

const pathTo = (name: 'cart' | 'checkout', language: Language) =>
  pathOf({ name, params: {} }, language);

/** The form that cancels an order's tickets, opened by its page's link. */
export async function cancelFormOf({ visitor, path }: OwnOrder): Promise<CancelForm> {
  const { view } = await visitor.look('order', path);
  const right = view.rights?.rows.find(({ kind }) => kind === 'cancel')?.lines[0];
  if (right?.state.kind !== 'open') throw new Error(`nothing to cancel at ${path}`);
  const [address = ''] = right.state.href.split('#');
  const opened = await visitor.look('order', address);
  return opened.view.rights?.form as CancelForm; // as: the form just opened
}

/** Cancels all ticked tickets; returns the coupon, if one was issued. */
export async function cancelAll(order: OwnOrder, way: string): Promise<string | undefined> {
  const { lines, total } = await cancelFormOf(order);
  const asked = { order: order.view.id, line: lines.map(({ id }) => id), way };
  const amount = String(total?.minorUnits);
  const reply = await askChange(order.visitor, 'cancel', { ...asked, amount });
  if (!reply.ok) throw new Error(await reply.text());
  const { view } = await order.visitor.look('order', order.path);
  return view.rights?.changes[0]?.coupon?.code;
}

export async function aCoupon(visitor: Visitor, language: Language): Promise<string> {
  const code = await cancelAll(
    await buyTickets(visitor, language, ['bruma'], contact.email),
    'coupon',
  );
  if (!code) throw new Error('cancelling gave no coupon');
  return code;
}

/** Fills a cart worth exactly that coupon, which pays for all of it. */
export async function fillWith(visitor: Visitor, language: Language, code: string): Promise<void> {
  const bruma = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, language);
  const days = sellableDays(await visitor.look('buy', `${bruma}?month=2027-03`));
  const added = await putInCart(visitor, bruma, days[7] ?? '');
  if (added.kind === 'refused') throw new Error(JSON.stringify(added.problems));
  const asked = { path: pathTo('cart', language), code, attempt: `attempt-of-${code}` };
  const reply = await visitor.postJson('/api/cart/promo', asked);
  if (!reply.ok) throw new Error(await reply.text());
}

/** The checkout form on the page of such a cart. */
export async function freeForm(visitor: Visitor, language: Language) {
  const path = pathTo('checkout', language);
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  const { attempt, digest } = view;
  return { view, form: { path, ...contact, method: 'NONE', attempt, digest } };
}
