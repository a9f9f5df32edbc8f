import { addDays, type Language, pathOf, writeRoomRequest } from '@shop/domain';
import { attempt, cartPath } from '@shop/test/cart-walk';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere } from '@shop/test/letters';
import { textOfPdf } from '@shop/test/pdf-text';
import { approvedCard, checkOut, contact, declinedCard, payAt } from '@shop/test/purchases';
import { sharedShop } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import { adding, builderPath } from '@shop/test/builder-walk';
import { atBank } from '@shop/test/transfers';
import type { Visitor } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';

const shop = await sharedShop();
const checkIn = plainCheckIn(30);
const [first, second] = [addDays(checkIn, 1), addDays(checkIn, 2)];
const parts = [`bruma_${first}`, `guarida_${second}`];
const draft = `${parts.map((part) => `part=${part}`).join('&')}&slot=3&adults=2`;
const room = writeRoomRequest({
  party: { adults: 2, childAges: [] },
  room: 'mangle',
  board: 'breakfast',
  isFree: true,
});
const nights = (path: string, differs: object = {}) => ({
  path,
  hotel: 'hxm',
  checkin: checkIn,
  checkout: addDays(checkIn, 3),
  room,
  promo: '',
  attempt: attempt(),
  ...differs,
});

function somebody(): Visitor {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'MXN');
  return visitor;
}

async function cartOf(visitor: Visitor, language: Language = 'es') {
  const { view } = await visitor.look('cart', cartPath(language));
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

/** A package of two parks, and the address of its room search. */
async function aPackage(visitor: Visitor) {
  const fields = { path: cartPath('es'), part: parts, adults: '2', attempt: attempt() };
  const reply = await visitor.postJson('/api/cart/packages', fields);
  if (!reply.ok) throw new Error(await reply.text());
  return (await cartOf(visitor)).packages[0];
}

async function withNights(visitor: Visitor) {
  const one = await aPackage(visitor);
  await visitor.postForm('/api/cart/stays', nights('/es/', { package: one?.id }));
  const cart = await cartOf(visitor);
  return { cart, one: cart.packages[0], stay: cart.packages[0]?.stay };
}

const post = async (visitor: Visitor, path: string, fields: object) => {
  const reply = await visitor.postJson(path, {
    path: cartPath('es'),
    attempt: attempt(),
    ...fields,
  });
  return reply.json();
};
const undo = async (visitor: Visitor, { view }: { view: { cart: { undo: { back: string } } } }) =>
  post(visitor, '/api/cart/undo', { back: view.cart.undo.back });

/** The parts of a cart, and where the sandbox holds rooms beside places. */
const shapeOf = ({ packages, stays, lines }: Awaited<ReturnType<typeof cartOf>>) => [
  packages.map(({ lines: its, stay }) => [its.length, stay?.hotel]),
  stays?.map(({ hotel }) => hotel) ?? [],
  lines.length,
];
const manglar = 'Hotel Coralibrí Manglar';

const words = { es: 'Agregar hotel', en: 'Add a hotel', pt: 'Adicionar hotel' };

describe.each(journeyLanguages)('without scripts, in %s', (language) => {
  it('searches nights from the builder and adds them with the package as one', async () => {
    const visitor = somebody();
    const builder = await Walk.open(visitor, `${builderPath(language)}?${draft}`);
    const search = await builder.press(words[language]);
    expect(search.address).toContain(pathOf({ name: 'findRoom', params: {} }, language));
    const asked = new URL(search.address, shop.url).searchParams;
    expect([asked.get('checkin'), asked.get('checkout'), asked.get('adults1')]).toEqual([
      checkIn,
      addDays(second, 1),
      '2',
    ]);
    expect(search.text).toContain('Bruma · Guarida');
    const [rate = ''] = search.valuesOf('choose').filter((value) => value.startsWith('hxm'));
    const chosen = await search.press({ name: 'choose', value: rate });
    const back = await chosen.press({ action: '/api/cart/stays' });
    expect(back.address).toContain(builderPath(language));
    expect(back.text).toContain(manglar);
    expect(back.text).not.toContain(words[language]);
    const cart = await back.press(adding);
    expect(cart.address).toContain(cartPath(language));
    const view = await cartOf(visitor, language);
    expect(shapeOf(view)).toEqual([[[2, manglar]], [], 0]);
    expect(view.packages[0]?.stay?.rooms[0]?.nights).toHaveLength(3);
    expect([view.packages[0]?.total.now, view.packages[0]?.nights]).toEqual([
      view.totals.total.now,
      undefined,
    ]);
    const put = await cart.press({ action: '/api/cart/stays/move' });
    expect(shapeOf(await cartOf(visitor, language))).toEqual([[[2, undefined]], [manglar], 0]);
    await put.press({ action: '/api/cart/stays/move' });
    expect(shapeOf(await cartOf(visitor, language))).toEqual([[[2, manglar]], [], 0]);
  });
});

it('offers nights for a package in the cart, on its days and for its guests', async () => {
  const visitor = somebody();
  const one = await aPackage(visitor);
  const { view } = await visitor.look('findRoom', one?.nights ?? '');
  expect(view.purpose).toMatchObject({ kind: 'package', name: 'Bruma · Guarida' });
  expect([view.form.checkIn, view.form.adults]).toEqual([checkIn, 2]);
});

it('keeps the price of the nights, whatever discount the package gets', async () => {
  const visitor = somebody();
  await visitor.postForm('/api/cart/stays', nights('/es/'));
  const alone = (await cartOf(visitor)).stays?.[0]?.total;
  const whole = await aPackage(visitor);
  const singleStay = (await cartOf(visitor)).stays?.[0];
  expect(singleStay?.into).toBe(whole?.id);
  await post(visitor, '/api/cart/stays/move', { line: singleStay?.id, package: whole?.id });
  const { packages, totals } = await cartOf(visitor);
  expect([packages[0]?.stay?.total, packages[0]?.total.now]).toEqual([alone, totals.total.now]);
});

it.each([
  ['taken out', '/api/cart/packages/remove', []],
  ['split', '/api/cart/packages/split', [[], [manglar], 2]],
] as const)('restores it with its nights after it was %s', async (_, path, left) => {
  const visitor = somebody();
  const { one, stay } = await withNights(visitor);
  const reply = await post(visitor, path, { package: one?.id });
  if (left.length > 0) expect(shapeOf(await cartOf(visitor))).toEqual(left);
  else expect((await booked()).status).toBe('CANCELLED');
  await undo(visitor, reply);
  const back = await cartOf(visitor);
  expect(shapeOf(back)).toEqual([[[2, manglar]], [], 0]);
  expect(back.packages[0]?.stay?.rooms).toEqual(stay?.rooms);
});

it('refuses to restore a package whose nights are gone, and says why', async () => {
  const visitor = somebody();
  const { one } = await withNights(visitor);
  const reply = await post(visitor, '/api/cart/packages/remove', { package: one?.id });
  const full = await fillUp();
  const refused = await undo(visitor, reply);
  await full.end();
  expect(JSON.stringify(refused.problems)).toContain('Alguien más tomó la última habitación');
  expect((await visitor.look('cart', cartPath('es'))).view.kind).toBe('empty');
  await undo(visitor, reply);
  expect(shapeOf(await cartOf(visitor))).toEqual([[[2, manglar]], [], 0]);
});

const booked = () =>
  shop.sandbox.db
    .selectFrom('stays')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Fills every room of the type until undone. */
async function fillUp() {
  const { db } = shop.sandbox;
  const ofKind = 'hxm:mangle';
  await db.deleteFrom('holds').where('pool', '=', ofKind).execute();
  const full = db.updateTable('stock').set(({ ref }) => ({ taken: ref('capacity') }));
  await full.where('pool', '=', ofKind).execute();
  return {
    end: async () => {
      await db.deleteFrom('holds').where('pool', '=', ofKind).execute();
      await db.deleteFrom('stock').where('pool', '=', ofKind).execute();
    },
  };
}

/** Expires all holds, at the hotels and in the cart. */
async function endHolds(): Promise<void> {
  const { db } = shop.sandbox;
  const past = new Date(Date.now() - 1000);
  await db.updateTable('holds').set({ expires_at: past }).execute();
  await db.updateTable('stays').set({ hold_until: past }).execute();
  await db.updateTable('cart_stays').set({ held_until: past }).execute();
}

it('holds none of its places while its room is gone, and says so on each', async () => {
  const visitor = somebody();
  await withNights(visitor);
  await endHolds();
  const full = await fillUp();
  const { blocked, packages } = await cartOf(visitor);
  expect(packages[0]?.stay?.problem?.code).toBe('stayLost');
  expect(packages[0]?.lines.map(({ problem }) => problem?.code)).toEqual([
    'lineWithNights',
    'lineWithNights',
  ]);
  expect(blocked).toContain('habitación');
  await full.end();
  expect((await cartOf(visitor)).blocked).toBeUndefined();
});

it('is paid as one, and its room is booked with the order', async () => {
  const visitor = somebody();
  await withNights(visitor);
  const email = 'whole@mail.example';
  const page = await checkOut(visitor, '/es/pago/', 'VI', { email });
  const back = await payAt(page, approvedCard);
  const location = (await visitor.get(back)).headers.get('location') ?? '';
  const { view } = await visitor.look('order', location);
  // Each part names its package on the page, in the mail and in the PDF.
  const name = 'En paquete con';
  expect(view.lines.map((line) => line.package)).toEqual([
    { name, value: `Guarida · ${manglar}` },
    { name, value: `Bruma · ${manglar}` },
  ]);
  expect(view.stays?.[0]?.facts.at(-1)).toEqual({ name, value: 'Bruma · Guarida' });
  const html = await (await visitor.get(location)).text();
  const [mail] = await lettersOnceThere(shop.sandbox, email);
  for (const value of [`Guarida · ${manglar}`, `Bruma · ${manglar}`, 'Bruma · Guarida']) {
    for (const text of [html, mail?.html]) expect(text).toContain(value);
    expect(mail?.body).toContain(`${name}: ${value}`);
  }
  const pdf = await visitor.get(view.files?.vouchers ?? '');
  const document = await textOfPdf(Buffer.from(await pdf.arrayBuffer()));
  for (const value of [`Guarida · ${manglar}`, `Bruma · ${manglar}`, 'Bruma · Guarida'])
    expect(document).toContain(`${name} ${value}`);
  expect([view.state, view.stays?.[0]?.hotel, view.lines.length]).toEqual([
    'confirmed',
    manglar,
    2,
  ]);
  expect((await visitor.look('cart', cartPath('es'))).view.kind).toBe('empty');
});

describe('nights of a cart with a pending or failed payment', () => {
  const checkout = '/es/pago/';
  const ownNights = async () => {
    const visitor = somebody();
    await withNights(visitor);
    return visitor;
  };
  const minutes = (date: Date | undefined) =>
    Math.round(((date?.getTime() ?? 0) - Date.now()) / 60_000);

  /** To the provider's page, or to the order of a transfer. */
  async function begin(visitor: Visitor, method = 'VI'): Promise<string> {
    const { view } = await visitor.look('checkout', checkout);
    if (view.kind !== 'open') throw new Error(view.kind);
    const { attempt: own, digest } = view;
    const form = { path: checkout, ...contact, method, attempt: own, digest };
    const reply = await (await visitor.postJson('/api/checkout', form)).json();
    if (!reply.next) throw new Error(JSON.stringify(reply));
    return reply.next;
  }

  /** Pays with a card on the provider's page; returns the shop's redirect. */
  const answer = async (visitor: Visitor, page: string, card: Parameters<typeof payAt>[1]) =>
    (await visitor.get(await payAt(page, card))).headers.get('location') ?? '';

  it('are held during payment and stay in the cart with their own timer after a decline', async () => {
    const visitor = await ownNights();
    const page = await begin(visitor);
    expect(minutes((await booked()).hold_until)).toBe(70);
    // An order keeps the places for thirty minutes.
    expect(Math.round(((await cartOf(visitor)).hold?.secondsLeft ?? 0) / 60)).toBe(30);
    const next = await answer(visitor, page, declinedCard);
    expect(next).toBe(`${checkout}?problem=declined`);
    const { hold, packages, blocked } = await cartOf(visitor);
    expect([packages[0]?.lines.length, packages[0]?.stay?.problem, blocked]).toEqual([
      2,
      undefined,
      undefined,
    ]);
    expect(Math.round((hold?.secondsLeft ?? 0) / 60)).toBe(20);
    expect(minutes((await booked()).hold_until)).toBe(20);
    const order = await answer(visitor, await begin(visitor), approvedCard);
    const { view } = await visitor.look('order', order);
    expect([view.state, view.stays?.length]).toEqual(['confirmed', 1]);
  });

  it('return to the cart at once when the payment cannot start', async () => {
    const visitor = await ownNights();
    await expect(begin(visitor, 'JC')).rejects.toThrow('methodGone');
    expect(minutes((await booked()).hold_until)).toBe(20);
    expect((await cartOf(visitor)).packages[0]?.stay?.problem).toBeUndefined();
    await begin(visitor);
    expect(minutes((await booked()).hold_until)).toBe(70);
  });

  it('are released at once if they left the cart before the decline', async () => {
    const visitor = await ownNights();
    const page = await begin(visitor);
    const [one] = (await cartOf(visitor)).packages;
    const out = { path: cartPath('es'), package: one?.id, attempt: attempt() };
    await visitor.postJson('/api/cart/packages/remove', out);
    expect(minutes((await booked()).hold_until)).toBe(70);
    await answer(visitor, page, declinedCard);
    expect(minutes((await booked()).hold_until)).toBeLessThanOrEqual(0);
  });

  it('stay in the cart when the payment time expires unpaid', async () => {
    const visitor = await ownNights();
    const page = await begin(visitor);
    const id = page.split('/').at(-1) ?? '';
    const ended = shop.sandbox.db.updateTable('intents').set({ expires_at: new Date(0) });
    await ended.where('id', '=', id).execute();
    shop.sandbox.wake();
    const { description } = await shop.sandbox.db
      .selectFrom('intents')
      .select('description')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await hurriedUntil(
      shop,
      async () =>
        (await visitor.look('order', `/es/orden/${description}/`)).view.state === 'failed',
    );
    expect(minutes((await booked()).hold_until)).toBe(20);
    expect((await cartOf(visitor)).packages[0]?.stay?.problem).toBeUndefined();
  });

  it('of an unpaid transfer are freed for others, and still booked if the money comes late', async () => {
    const visitor = await ownNights();
    const path = await begin(visitor, 'TR');
    const { view } = await visitor.look('order', path);
    expect(minutes((await booked()).hold_until) / 60).toBeCloseTo(72, 0);
    expect(view.stays?.[0]?.rooms[0]?.rule).toMatch(/^Cancelas gratis/);
    const reference = view.transfer?.reference ?? '';
    await atBank(shop, reference, 'pass');
    const stateNow = async () => (await visitor.look('order', path)).view.state;
    await hurriedUntil(shop, async () => (await stateNow()) === 'lapsed');
    expect(minutes((await booked()).hold_until)).toBeLessThanOrEqual(0);
    const { view: order } = await visitor.look('order', path);
    expect(order.stays).toHaveLength(1);
    // No stay was booked, so there is no refund rule.
    expect(order.stays?.[0]?.rooms[0]?.rule).toBeUndefined();
    await atBank(shop, reference, 'exact');
    await hurriedUntil(shop, async () => (await stateNow()) === 'refunded');
    expect((await booked()).status).not.toBe('CONFIRMED');
  });
});
