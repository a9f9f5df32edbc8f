import { addDays, languages, pathOf } from '@shop/domain';
import { startStrangers } from '../../../backends/stand-ins/by-contract/start-strangers.js';
import { somebody } from '../../../backends/stand-ins/by-contract/users.js';
import { rightIn } from '@shop/test/own-tickets';
import {
  approvedCard,
  checkOut,
  contact,
  fillCart,
  payAt,
  sellableDays,
} from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import { adding, builderPath, choosePark, openTicket, pickDay } from '@shop/test/strip-walk';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

/** Backends that were written by their documents, of which none knows this shop. */
const strangers = await startStrangers();
const shop = await startBff({}, strangers.env);
afterAll(async () => {
  await shop.stop();
  await strangers.stop();
});

const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);
const parks = { es: 'bruma', en: 'copalera', pt: 'laguna-nacar' } as const;
const each = languages.flatMap((language) => [
  [language, 'MXN'] as const,
  [language, 'USD'] as const,
]);

/** A ticket of two adults, paid; its order’s page. */
async function bought(language: (typeof languages)[number], currency: string) {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', currency);
  const path = pathOf({ name: 'buyPark', params: { slug: parks[language] } }, language);
  const [day = ''] = sellableDays(await visitor.look('buy', `${path}?month=${month}`));
  await fillCart(visitor, path, day);
  const page = await checkOut(visitor, pathOf({ name: 'checkout', params: {} }, language));
  const back = await visitor.get(await payAt(page, approvedCard));
  return { visitor, order: back.headers.get('location') ?? '' };
}

it.each(each)('sell a ticket in %s and %s', async (language, currency) => {
  const { visitor, order } = await bought(language, currency);
  const { view } = await visitor.look('order', order);
  expect([view.state, view.lines[0]?.vouchers.length]).toEqual(['confirmed', 2]);
  expect(JSON.stringify(view.totals.total)).toContain(currency);
});

async function openRight(visitor: Visitor, order: string, kind: 'changeDate' | 'cancel') {
  const { state } = rightIn((await visitor.look('order', order)).view, kind);
  if (state.kind !== 'open') throw new Error(`${kind} is over: ${state.reason}`);
  return Walk.open(visitor, state.href);
}

it('move a ticket to another day, and give its money back', async () => {
  const { visitor, order } = await bought('es', 'MXN');
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
  const { kind, state } = gone.rights?.changes.find((one) => one.kind === 'cancel') ?? {};
  expect([kind, state]).toEqual(['cancel', 'done']);
  const { paymentId = '' } = (await shop.ledger.findByOrder(order.split('/').at(-2) ?? '')) ?? {};
  expect(strangers.statusOf(paymentId)).toBe('REFUNDED');
});

/** From a filled cart to the order’s page, by forms and the provider’s page. */
async function payFor(visitor: Visitor) {
  const checkout = await Walk.open(visitor, '/en/checkout/');
  const provider = await checkout.press({ action: '/api/checkout' }, { ...contact, method: 'VI' });
  const paid = await Walk.open(visitor, await payAt(provider.address, approvedCard));
  return { order: paid.address, view: (await visitor.look('order', paid.address)).view };
}

it('sell a package', async () => {
  const visitor = shop.visitor();
  const begun = await Walk.open(visitor, builderPath('en'));
  const first = await pickDay(await choosePark(begun, 'bruma'), 1);
  const second = await pickDay(await choosePark(await openTicket(first, 2), 'laguna-nacar'), 3);
  const priced = await second.press('Update', { children: '1' });
  await priced.press(adding);
  const { view } = await payFor(visitor);
  expect(view.state).toBe('confirmed');
  expect(view.lines.map(({ vouchers }) => vouchers.length)).toEqual([3, 3]);
});

it('sell nights, and take them back', async () => {
  const visitor = shop.visitor();
  const checkin = plainCheckIn();
  const dates = `checkin=${checkin}&checkout=${addDays(checkin, 3)}`;
  const people = 'rooms=1&adults1=2&children1=1&age1=7&promo=';
  const search = await Walk.open(visitor, `/en/find-a-room/?hotel=hxm&${dates}&${people}`);
  const chosen = await search.press({ name: 'choose', value: 'hxm 1 mangle.breakfast.free' });
  const added = await chosen.press({ action: '/api/cart/stays' });
  expect([added.status, added.address]).toEqual([200, expect.stringContaining('done=')]);
  const { order, view } = await payFor(visitor);
  expect([view.state, view.stays?.length]).toEqual(['confirmed', 1]);
  const page = await Walk.open(visitor, order);
  await page.press({ action: '/api/order/cancel' });
  const after = (await visitor.look('order', order)).view.stays?.[0];
  expect(after?.cancelled?.back).toEqual(view.totals.total.now);
});

it('let somebody sign in', async () => {
  const visitor = shop.visitor();
  const form = { path: '/es/auth/', next: '', ...somebody };
  await visitor.postForm('/api/sign-in', form);
  const { view } = await visitor.look('account', '/es/mi-cuenta/');
  expect([view.email, view.coupons.kind]).toEqual([somebody.email, 'shown']);
});
