import { addDays, type Language, languages, pathOf } from '@shop/domain';
import { rightIn } from './own-tickets.js';
import { approvedCard, checkOut, contact, fillCart, payAt, sellableDays } from './purchases.js';
import { plainCheckIn } from './stays.js';
import { adding, builderPath, choosePark, openTicket, pickDay } from './builder-walk.js';
import type { Visitor } from './visitor.js';
import { Walk } from './walk.js';

/** Sales and refunds by forms alone, in front of backends that the tests do not know. */

const parks = { es: 'bruma', en: 'copalera', pt: 'laguna-nacar' } as const;
const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);

export const everyLanguageInTwoCurrencies = languages.flatMap((language) => [
  [language, 'MXN'] as const,
  [language, 'USD'] as const,
]);

/** Buys a ticket for two adults; returns the path of the order’s page. */
export async function sellTicket(visitor: Visitor, language: Language, currency: string) {
  visitor.setCookie('__Host-currency', currency);
  const path = pathOf({ name: 'buyPark', params: { slug: parks[language] } }, language);
  const [day = ''] = sellableDays(await visitor.look('buy', `${path}?month=${month}`));
  await fillCart(visitor, path, day);
  expect((await visitor.see(`/${language}/`)).visitor.cartCount).toBe(1);
  const cart = pathOf({ name: 'cart', params: {} }, language);
  expect((await visitor.look('cart', cart)).view.kind).toBe('filled');
  const page = await checkOut(visitor, pathOf({ name: 'checkout', params: {} }, language));
  const back = await visitor.get(await payAt(page, approvedCard));
  const order = back.headers.get('location') ?? '';
  const { view } = await visitor.look('order', order);
  expect([view.state, view.lines[0]?.vouchers.length]).toEqual(['confirmed', 2]);
  expect(JSON.stringify(view.totals.total)).toContain(currency);
  return order;
}

async function openRight(visitor: Visitor, order: string, kind: 'changeDate' | 'cancel') {
  const { state } = rightIn((await visitor.look('order', order)).view, kind);
  if (state.kind !== 'open') throw new Error(`${kind} is over: ${state.reason}`);
  return Walk.open(visitor, state.href);
}

/** Changes the date of the order’s only ticket, then cancels it; returns the order’s view. */
export async function moveAndCancel(visitor: Visitor, order: string) {
  const before = (await visitor.look('order', order)).view.lines[0];
  const opened = await openRight(visitor, order, 'changeDate');
  const day = opened.valuesOf('pick').findLast((one) => one.startsWith(month)) ?? '';
  const picked = await opened.press({ name: 'pick', value: day });
  await picked.press({ action: '/api/order/change-date' });
  const moved = (await visitor.look('order', order)).view;
  expect(moved.rights?.changes).toMatchObject([{ kind: 'changeDate', state: 'done' }]);
  expect(moved.lines[0]?.date).not.toBe(before?.date);
  const cancel = await openRight(visitor, order, 'cancel');
  await cancel.press({ action: '/api/order/cancel' }, { way: 'refund' });
  const gone = (await visitor.look('order', order)).view;
  const change = gone.rights?.changes.find(({ kind }) => kind === 'cancel');
  expect(change?.state).toBe('done');
  return gone;
}

async function payFor(visitor: Visitor) {
  const checkout = await Walk.open(visitor, '/en/checkout/');
  const provider = await checkout.press({ action: '/api/checkout' }, { ...contact, method: 'VI' });
  const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
  return { order: paid.address, view: (await visitor.look('order', paid.address)).view };
}

/** Buys a package of two parks for two adults and a child. */
export async function sellPackage(visitor: Visitor): Promise<void> {
  const begun = await Walk.open(visitor, builderPath('en'));
  const first = await pickDay(await choosePark(begun, 'bruma'), 1);
  const second = await pickDay(await choosePark(await openTicket(first, 2), 'laguna-nacar'), 3);
  const priced = await second.press('Update', { children: '1' });
  await priced.press(adding);
  const { order, view } = await payFor(visitor);
  expect([order, view.state]).toEqual([expect.stringMatching(/^\/en\/order\/TQ-/), 'confirmed']);
  expect(view.lines.map(({ vouchers }) => vouchers.length)).toEqual([3, 3]);
}

/** From the room search to a paid order, then its refund. */
export async function sellNights(visitor: Visitor, promo = '') {
  const checkin = plainCheckIn();
  const dates = `checkin=${checkin}&checkout=${addDays(checkin, 3)}`;
  const people = `rooms=1&adults1=2&children1=1&age1=7&promo=${promo}`;
  const search = await Walk.open(visitor, `/en/find-a-room/?hotel=hxm&${dates}&${people}`);
  const { calendar } = (await visitor.look('findRoom', search.address)).view.form;
  const days = calendar.months.flatMap(({ weeks }) => weeks.flat());
  // Not every backend sends a lowest price per night.
  expect(days.filter(({ state }) => ['free', 'best'].includes(state)).length).toBeGreaterThan(5);
  const chosen = await search.press({ name: 'choose', value: 'hxm 1 mangle.breakfast.free' });
  const added = await chosen.press({ action: '/api/cart/stays' });
  expect([added.status, added.address]).toEqual([200, expect.stringContaining('done=')]);
  const { order, view } = await payFor(visitor);
  expect([view.state, view.stays?.length]).toEqual(['confirmed', 1]);
  const page = await Walk.open(visitor, order);
  await page.press({ action: '/api/order/cancel' });
  const after = (await visitor.look('order', order)).view.stays?.[0];
  expect(after?.cancelled?.back).toEqual(view.totals.total.now);
  return view.stays ?? [];
}
