import { hurriedUntil } from '@shop/test/hurry';
import { approvedCard, checkOut, payAt, sellableDays } from '@shop/test/purchases';
import { readQrPath } from '@shop/test/read-qr';
import { octoResellers, ResellerProgram, resellers } from '@shop/test/reseller';
import { gateSecret, startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

/** The shop with the places, and one that sells them through its supplier endpoint. */
const patient = { CART_READ_MS: '20000', ORDERS_READ_MS: '20000', ORDERS_WRITE_MS: '20000' };
const supplier = await startBff({}, { OCTO_RESELLERS: octoResellers, ...patient });
const shop = await startBff(
  {},
  { OCTO_API_URL: `${supplier.url}/octo/`, OCTO_API_TOKEN: resellers.islas, ...patient },
);
afterAll(async () => {
  await shop.stop();
  await supplier.stop();
});
const islas = new ResellerProgram(supplier.url);
const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);

/** Retries until the shop knows the products. */
async function aDay(visitor: Visitor, buy: string, index: number): Promise<string> {
  for (let look = 0; look < 40; look += 1) {
    const page = await visitor.see(`${buy}?month=${month}`);
    if (page.screen !== 'buy') continue;
    const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
    const day = days[index % days.length];
    if (day) return day;
  }
  throw new Error(`no sellable day in ${month}`);
}

const bookings = () =>
  supplier.sandbox.db
    .selectFrom('orders')
    .select(['id', 'status', 'lines', 'payment_id'])
    .execute();
const heldPlaces = async () => {
  const rows = await supplier.sandbox.db.selectFrom('holds').select('places').execute();
  return rows.reduce((sum, { places }) => sum + places, 0);
};

/** The order once it is decided; a busy shop first shows that it is confirming. */
const orderAt = (visitor: Visitor, address: string) =>
  hurriedUntil(shop, async () => {
    const seen = await visitor.look('order', address);
    return seen.view.state === 'confirming' ? undefined : seen;
  });

const redeem = async (code: string | undefined) => {
  const headers = {
    authorization: `Bearer ${gateSecret}`,
    'content-type': 'application/json',
    'x-requested-by': 'test',
  };
  const body = JSON.stringify({ code, attempt: `attempt-${String(code).slice(-8)}` });
  return (await fetch(`${supplier.url}/gate/redeem`, { method: 'POST', headers, body })).json();
};

it.each([
  ['es', 'MXN', '/es/tour-ojos-de-agua/', '/es/carrito/', '/es/pago/', '08:00'],
  ['en', 'USD', '/en/ticket-bruma/', '/en/carrito/', '/en/checkout/', undefined],
])('sells in %s for %s with forms alone', async (language, currency, buy, cart, checkout, time) => {
  const visitor = shop.visitor();
  const settings = { path: '/es/', language, currency, theme: 'system' };
  expect((await visitor.postForm('/api/settings', settings)).status).toBe(303);
  const day = await aDay(visitor, buy, 3);
  const people = { adults: '2', children: '1' };
  const query = new URLSearchParams({ date: day, ...people, ...(time && { time }) });
  const page = await visitor.look('buy', `${buy}?${query}`);
  if (page.view.summary.kind !== 'priced') throw new Error(page.view.summary.kind);
  const { total } = page.view.summary.line;
  const form = { path: buy, slug: page.view.slug, date: day, ...people, ...(time && { time }) };
  const added = await visitor.postForm('/api/cart/items', form);
  expect([added.status, added.headers.get('location')]).toEqual([303, cart]);
  expect(await heldPlaces()).toBe(3);
  const shown = await visitor.look('cart', cart);
  expect(shown.view).toMatchObject({ kind: 'filled', totals: { total } });
  const back = await payAt(await checkOut(visitor, checkout), approvedCard);
  const address = (await visitor.get(back)).headers.get('location') ?? '';
  const order = await orderAt(visitor, address);
  expect([order.view.state, order.visitor.cartCount]).toEqual(['confirmed', 0]);
  const sold = (await bookings()).filter(({ lines }) => JSON.stringify(lines).includes(day));
  expect(sold.map(({ status }) => status)).toEqual(['CONFIRMED']);
  const [booking] = await islas.bookings(`supplierReference=${sold[0]?.id}`);
  const codes = booking?.unitItems.map(({ ticket }) => ticket?.deliveryOptions[0]?.deliveryValue);
  const vouchers = order.view.lines[0]?.vouchers ?? [];
  expect(vouchers.map(({ qr }) => qr && readQrPath(qr)).toSorted()).toEqual(codes?.toSorted());
  const short = booking?.unitItems.map(({ supplierReference }) => supplierReference);
  expect(vouchers.map(({ code }) => code).toSorted()).toEqual(short?.toSorted());
  expect(booking?.resellerReference).toMatch(/^[0-9a-f]{32}$/);
  // The supplier's gates know the code, for another day.
  expect(await redeem(codes?.[0])).toEqual({ kind: 'otherDay' });
  expect(shop.logged.filter(({ event }) => event === 'price_unexplained')).toEqual([]);
});

it('returned only answers that match the supplier contract', () => {
  expect(shop.drift.noted()).toEqual([]);
});
