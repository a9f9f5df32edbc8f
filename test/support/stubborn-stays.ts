import { addDays, writeRoomRequest } from '@shop/domain';
import type { OwnOrder } from './own-tickets.js';
import { askStubbornly, fail, stubbornly } from './stubborn.js';
import type { Visitor } from './visitor.js';

const room = writeRoomRequest({
  party: { adults: 2, childAges: [7] },
  room: 'mangle',
  board: 'breakfast',
  isFree: true,
});

/** Puts two nights into the cart, retrying one form until a reply comes. The cart has them once. */
export async function addStayStubbornly(
  visitor: Visitor,
  checkin: string,
  into: { readonly package?: string } = {},
): Promise<void> {
  const attempt = `attempt-${process.hrtime.bigint()}`;
  const dates = { checkin, checkout: addDays(checkin, 2) };
  await stubbornly(async () => {
    const asked = { ...dates, ...into, room: [room], promo: '', attempt };
    const form = { path: '/es/carrito/', hotel: 'hxm', ...asked };
    const reply = await (await visitor.postJson('/api/cart/stays', form)).json();
    if (reply.kind !== 'done') fail(`no stay: ${JSON.stringify(reply.problems)}`);
  });
}

/** Puts a package of this park, another and its nights into the cart, with retries. */
export async function packWithNightsStubbornly(
  visitor: Visitor,
  part: { readonly slug: string; readonly day: string },
  checkin: string,
): Promise<void> {
  const attempt = `attempt-${process.hrtime.bigint()}`;
  const cart = '/es/carrito/';
  let ahead = 0;
  let wasCutOff = false;
  await stubbornly(async () => {
    const other = `guarida_${addDays(part.day, 1 + ahead)}`;
    const form = { path: cart, part: [`${part.slug}_${part.day}`, other], adults: '2' };
    const asked = { ...form, attempt: `${attempt}-${ahead}` };
    const reply = await askedOnce(visitor, asked).catch((error: unknown) => {
      wasCutOff = true;
      throw error;
    });
    const codes = (reply.problems ?? []).map(({ code }) => code);
    wasCutOff ||= codes.includes('cartUpdate');
    // A reply was cut off after its cookie: the cart has the package already.
    if (wasCutOff && codes.length > 0 && codes.every((code) => code === 'duplicate')) return;
    if (codes.some((code) => code === 'closedDay' || code === 'noAvailability')) ahead += 1;
    if (reply.kind !== 'done') fail(`no package: ${JSON.stringify(reply.problems)}`);
  });
  const id = await stubbornly(async () => {
    const { view } = await visitor.look('cart', cart);
    const [one] = view.kind === 'filled' ? view.packages : [];
    return one?.id ?? fail('no package in the cart');
  });
  await addStayStubbornly(visitor, checkin, { package: id });
}

interface Reply {
  readonly kind: string;
  readonly problems?: readonly { readonly code: string }[];
}

const askedOnce = async (visitor: Visitor, fields: object): Promise<Reply> =>
  (await (await visitor.postJson('/api/cart/packages', fields)).json()) as Reply; // as: an ActionReply

export async function cancelStayStubbornly(order: OwnOrder): Promise<void> {
  const [stay] = order.view.stays ?? [];
  if (stay?.right?.kind !== 'open') return fail(`${order.view.id} has no stay to give back`);
  const amount = `${stay.right.minorUnits}`;
  await askStubbornly(order, 'cancel', { line: [stay.id], way: 'refund', amount });
}

/** Takes a night off the stay of an order, for the refund that its page showed. */
export async function moveStayStubbornly(order: OwnOrder): Promise<void> {
  const [stay] = order.view.stays ?? [];
  const had = new URLSearchParams(stay?.again.split('?')[1]);
  const [first = '', checkout = ''] = [had.get('checkin') ?? '', had.get('checkout') ?? ''];
  if (!stay || !first) return fail(`${order.view.id} has no stay to move`);
  const dates = { checkin: addDays(first, 1), checkout };
  const query = new URLSearchParams({ right: 'changeStay', line: stay.id, ...dates });
  const amount = await stubbornly(async () => {
    const { view } = await order.visitor.look('order', `${order.path}?${query}`);
    const form = view.rights?.form;
    const price = form?.kind === 'changeStay' ? form.price : undefined;
    return price ? String(price.minorUnits) : fail(`${order.view.id}: no price of other nights`);
  });
  await askStubbornly(order, 'change-stay', { line: stay.id, ...dates, amount });
}
