import { randomUUID } from 'node:crypto';
import { mostResaleHolds } from '@shop/domain';
import { inDays, items, octoResellers, ResellerProgram, resellers } from '@shop/test/reseller';
import { startBff } from '@shop/test/start-bff';

/** Its own shop with resellers; backends/test/octo-conformance.test.ts covers the standard. */
const shop = await startBff({}, { OCTO_RESELLERS: octoResellers });
afterAll(() => shop.stop());
const islas = new ResellerProgram(shop.url);
const bruma = { productId: 'bruma', optionId: 'bruma' };
const tour = { productId: 'ojos-de-agua', optionId: 'ojos-de-agua' };
let nextDay = 40;
const aDay = async (what = bruma) => {
  for (;;) {
    nextDay += 1;
    const [localDateStart, localDateEnd] = [inDays(nextDay), inDays(nextDay)];
    const [found] = await islas.availability({ ...what, localDateStart, localDateEnd });
    if (found?.available) return found;
  }
};
const hold = async (unitItems = items('adult', 'adult', 'child')) => {
  const { id: availabilityId } = await aDay();
  return islas.book({ ...bruma, availabilityId, unitItems, currency: 'MXN' });
};

it('answers 404 where no reseller is configured', async () => {
  // Without resellers the shop itself replies, with a page.
  const alone = await startBff({ breaks: /^octo: products: 404 is text\/html/ });
  const { status } = await new ResellerProgram(alone.url).ask('GET', '/products/');
  await alone.stop();
  expect(status).toBe(404);
});

it.each([
  ['nobody’s token', 'nobody-has-a-token-like-this-of-32-letters'],
  ['none', ''],
])('refuses a reseller with %s', async (_, token) => {
  const stranger = new ResellerProgram(shop.url, token);
  for (const path of ['/capabilities/', '/supplier/', '/products/', '/products/bruma'])
    expect(await stranger.refused('GET', path)).toMatchObject({
      status: 401,
      error: 'UNAUTHORIZED',
    });
});

it('accepts a token with any case of the scheme', async () => {
  const headers = { authorization: `bearer ${resellers.islas}` };
  expect((await islas.ask('GET', '/capabilities/', { headers })).status).toBe(200);
});

it('names its OCTO version and the active capabilities', async () => {
  const ids = (await islas.capabilities()).map(({ id }) => id);
  expect(ids).toEqual(['octo/pricing', 'octo/content']);
  const plain = await new ResellerProgram(shop.url, resellers.islas, '').ask('GET', '/products/');
  expect([plain.headers.get('octo-capabilities'), JSON.stringify(plain.body)]).toEqual([
    '',
    expect.not.stringContaining('pricingFrom'),
  ]);
  const rich = new ResellerProgram(shop.url, resellers.islas, 'octo/content, octo/unknown');
  const headers = { 'accept-language': 'es' };
  const { body, headers: said } = await rich.ask('GET', '/products/bruma', { headers });
  expect([said.get('octo-capabilities'), said.get('content-language')]).toEqual([
    'octo/content',
    'es',
  ]);
  expect(body).toMatchObject({ title: 'Bruma', locale: 'es-MX' });
  expect((await islas.supplier()).endpoint).toBe(`${shop.url}/octo`);
});

it('charges exactly the quoted price, in each currency', async () => {
  for (const currency of ['MXN', 'USD', 'CLP']) {
    const { id } = await aDay(tour);
    const units = [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ];
    const [told] = await islas.availability({ ...tour, availabilityIds: [id], units, currency });
    const unitItems = items('adult', 'adult', 'child');
    const booking = await islas.book({ ...tour, availabilityId: id, unitItems, currency });
    expect(booking.pricing).toEqual(told?.pricing);
    expect(booking.unitItems.map(({ pricing }) => pricing?.retail)).toEqual(
      ['adult', 'adult', 'child'].map(
        (unitId) => told?.unitPricing?.find((one) => one.unitId === unitId)?.retail,
      ),
    );
  }
});

it('holds, confirms and issues a code that our gates accept', async () => {
  const held = await hold();
  expect([held.status, held.cancellable, held.utcConfirmedAt]).toEqual(['ON_HOLD', true, null]);
  expect(Date.parse(held.utcExpiresAt ?? '')).toBeGreaterThan(Date.now() + 15 * 60_000);
  const contact = { fullName: 'Ana Ruiz', emailAddress: 'ana@mail.example', country: 'ES' };
  const body = { contact, resellerReference: 'ISL-77' };
  const sold = await islas.step(held.uuid, 'confirm', body);
  expect([sold.status, sold.utcExpiresAt, sold.contact.fullName]).toEqual([
    'CONFIRMED',
    null,
    'Ana Ruiz',
  ]);
  const codes = sold.unitItems.map(({ ticket }) => ticket?.deliveryOptions[0]?.deliveryValue);
  expect(new Set(codes).size).toBe(3);
  expect(await islas.step(held.uuid, 'confirm', body)).toEqual(sold);
  expect(await islas.booking(held.uuid)).toEqual(sold);
  expect(await islas.bookings('resellerReference=ISL-77')).toEqual([sold]);
  expect(await islas.bookings(`supplierReference=${sold.supplierReference}`)).toEqual([sold]);
  const gate = await fetch(`${shop.url}/gate/redeem`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer a-gate-key-of-the-tests',
      'content-type': 'application/json',
      'x-requested-by': 'test',
    },
    body: JSON.stringify({ code: codes[0], attempt: 'attempt-of-octo' }),
  });
  // It is valid on another day; on that day the gate admits it.
  expect(await gate.json()).toEqual({ kind: 'otherDay' });
  await shop.sandbox.db
    .updateTable('vouchers')
    .set({ redeemed_at: new Date() })
    .where('code', '=', sold.unitItems[0]?.supplierReference ?? '')
    .execute();
  const used = await islas.booking(held.uuid);
  expect(used.unitItems.map(({ status }) => status)).toEqual([
    'REDEEMED',
    'CONFIRMED',
    'CONFIRMED',
  ]);
  expect(await islas.refused('POST', `/bookings/${held.uuid}/cancel`, {})).toMatchObject({
    error: 'UNPROCESSABLE_ENTITY',
  });
});

it('keeps bookings over a restart, and hides them from other resellers', async () => {
  const held = await hold();
  const sold = await islas.step(held.uuid, 'confirm', { contact: {} });
  const again = await startBff(
    { databaseUrl: shop.sandbox.databaseUrl },
    { DATABASE_URL: shop.databaseUrl, OCTO_RESELLERS: octoResellers },
  );
  expect(await new ResellerProgram(again.url).booking(held.uuid)).toEqual(sold);
  const mar = new ResellerProgram(again.url, resellers.mar);
  expect(await mar.refused('GET', `/bookings/${held.uuid}`)).toMatchObject({
    status: 400,
    error: 'INVALID_BOOKING_UUID',
    uuid: held.uuid,
  });
  expect(await mar.bookings(`supplierReference=${sold.supplierReference}`)).toEqual([]);
  await again.stop();
});

it('books once for concurrent calls with the same UUID', async () => {
  const { id: availabilityId } = await aDay();
  const body = { ...bruma, uuid: randomUUID(), availabilityId, unitItems: items('adult') };
  const all = await Promise.all(Array.from({ length: 6 }, () => islas.book(body)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  const carts = await shop.sandbox.db.selectFrom('cart_lines').select('choice').execute();
  const day = availabilityId.slice(0, 10);
  expect(carts.filter(({ choice }) => JSON.stringify(choice).includes(day))).toHaveLength(1);
  const others = await Promise.all(
    Array.from({ length: 2 }, () => islas.book({ ...body, uuid: randomUUID() })),
  );
  expect(new Set(others.map(({ id }) => id)).size).toBe(2);
  const other = { ...body, unitItems: items('adult', 'adult') };
  expect(await islas.refused('POST', '/bookings/', other)).toMatchObject({
    error: 'UNPROCESSABLE_ENTITY',
  });
  const ends = await Promise.allSettled([
    islas.step(body.uuid, 'confirm', { contact: {} }),
    islas.step(body.uuid, 'confirm', { contact: {} }),
    islas.step(body.uuid, 'cancel'),
  ]);
  const { status } = await islas.booking(body.uuid);
  expect(['CONFIRMED', 'CANCELLED']).toContain(status);
  expect(ends.some((end) => end.status === 'fulfilled')).toBe(true);
  const orders = await shop.sandbox.db.selectFrom('orders').select(['lines', 'status']).execute();
  const sold = orders.filter((one) => JSON.stringify(one.lines).includes(day));
  expect(sold.filter((one) => one.status === 'CONFIRMED').length).toBeLessThanOrEqual(1);
});

it('changes only the texts of products', async () => {
  const held = await hold(items('adult', 'child'));
  await islas.step(held.uuid, 'confirm', { contact: {} });
  expect((await islas.change(held.uuid, { notes: 'By boat' })).notes).toBe('By boat');
  const { id: availabilityId } = await aDay();
  const refused = await islas.refused('PATCH', `/bookings/${held.uuid}`, { availabilityId });
  expect(refused).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
});

it('shows an expired hold as expired and does not sell it', async () => {
  const held = await hold(items('adult'));
  await shop.sandbox.db.deleteFrom('cart_lines').execute();
  expect(
    await islas.refused('POST', `/bookings/${held.uuid}/confirm`, { contact: {} }),
  ).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
  expect((await islas.booking(held.uuid)).status).toBe('REJECTED');
});

it('resumes a step whose reply was lost', async () => {
  const held = await hold(items('adult'));
  const { faults } = shop.sandbox;
  faults.add({
    api: 'cart',
    path: '/xapi/orders',
    method: 'POST',
    mode: 'errorAfterCommit',
    times: 2,
  });
  expect(
    await islas.refused('POST', `/bookings/${held.uuid}/confirm`, { contact: {} }),
  ).toMatchObject({ status: 500, error: 'INTERNAL_SERVER_ERROR' });
  expect(await islas.refused('POST', `/bookings/${held.uuid}/cancel`, {})).toMatchObject({
    error: 'UNPROCESSABLE_ENTITY',
  });
  // The second step's reply is lost too; a later read finds the booking sold.
  expect((await islas.booking(held.uuid)).status).toBe('PENDING');
  const sold = await islas.booking(held.uuid);
  expect([sold.status, sold.unitItems.length]).toEqual(['CONFIRMED', 1]);
  faults.add({
    api: 'cart',
    path: '/xapi/orders',
    method: 'POST',
    mode: 'errorAfterCommit',
    times: 1,
  });
  await islas.refused('POST', `/bookings/${held.uuid}/cancel`, {});
  const gone = await islas.step(held.uuid, 'cancel');
  expect([gone.status, gone.cancellation?.refund]).toEqual(['CANCELLED', 'FULL']);
  faults.clear();
  const orders = await shop.sandbox.db.selectFrom('orders').select(['status', 'lines']).execute();
  const day = held.availabilityId?.slice(0, 10) ?? '';
  const own = orders.filter(({ lines }) => JSON.stringify(lines).includes(day));
  expect(own.map(({ status }) => status)).toEqual(['CANCELLED']);
});

it('limits one reseller’s holds without affecting another', async () => {
  const mar = new ResellerProgram(shop.url, resellers.mar);
  const { id: availabilityId } = await aDay({
    productId: 'gran-ceiba-basico',
    optionId: 'gran-ceiba-basico',
  });
  const body = {
    productId: 'gran-ceiba-basico',
    optionId: 'gran-ceiba-basico',
    availabilityId,
    unitItems: items(...Array.from({ length: 20 }, () => 'adult')),
  };
  await Promise.all(Array.from({ length: mostResaleHolds / 20 }, () => mar.book(body)));
  expect(await mar.refused('POST', '/bookings/', body)).toMatchObject({
    error: 'UNPROCESSABLE_ENTITY',
  });
  expect((await islas.book(body)).status).toBe('ON_HOLD');
});
