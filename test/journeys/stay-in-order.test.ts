import { addDays, type Language, languages, writeRoomWish } from '@shop/domain';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere } from '@shop/test/letters';
import { textOfPdf } from '@shop/test/pdf-text';
import { approvedCard, checkOut, contact, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { plainCheckIn } from '@shop/test/stays';
import { stayViolationsIn } from '@shop/test/stay-checker';
import type { Visitor } from '@shop/test/visitor';
import pg from 'pg';

const shop = await startBff();
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());

const checkIn = plainCheckIn();
let attempts = 0;
const attempt = () => `attempt-${(attempts += 1)}-of-an-order`;

const room = (isFree: boolean) =>
  writeRoomWish({
    party: { adults: 2, childAges: [4] },
    room: 'mangle',
    board: 'breakfast',
    isFree,
  });

const shelves = {
  es: { cart: '/es/carrito/', checkOut: '/es/pago/' },
  en: { cart: '/en/carrito/', checkOut: '/en/checkout/' },
  pt: { cart: '/pt/carrinho/', checkOut: '/pt/pagamento/' },
} as const;

/** What does not read its words is done in one language after the other. */
let turns = 0;
const nextLanguage = (): Language => languages[(turns += 1) % languages.length] ?? 'es';

/** Buys two nights, and answers with the address of the order's page. */
async function buy(
  visitor: Visitor,
  isFree = true,
  email = contact.email,
  language = nextLanguage(),
): Promise<string> {
  const { cart, checkOut: checkout } = shelves[language];
  await visitor.postForm('/api/cart/stays', {
    path: cart,
    hotel: 'hxm',
    checkin: checkIn,
    checkout: addDays(checkIn, 2),
    room: room(isFree),
    promo: 'MAREA10',
    attempt: attempt(),
  });
  const page = await checkOut(visitor, checkout, 'VI', { ...contact, email });
  const back = await payAt(page, approvedCard);
  return (await visitor.get(back)).headers.get('location') ?? '';
}

const look = async (visitor: Visitor, path: string) => (await visitor.look('order', path)).view;

const booked = (id: string) =>
  shop.sandbox.db
    .selectFrom('stays')
    .select(['status', 'refund', 'check_in'])
    .where('reference', '=', id)
    .executeTakeFirst();

const refunded = async () =>
  (await shop.sandbox.db.selectFrom('refunds').select('id').execute()).length;

async function cancel(visitor: Visitor, path: string) {
  const { id, stays = [] } = await look(visitor, path);
  const [stay] = stays;
  if (stay?.right?.kind !== 'open') throw new Error(JSON.stringify(stay?.right));
  const { attempt: own, minorUnits } = stay.right;
  const fields = { path, order: id, attempt: own, line: stay.id, way: 'refund' };
  return visitor.postForm('/api/order/cancel', { ...fields, amount: String(minorUnits) });
}

const shown = {
  es: {
    note: 'Impuestos incluidos · con el código MAREA10',
    room: { name: 'Cuarto Mangle', people: '2 adultos, 1 niño (edad: 4) · con desayuno' },
    words: ['Tus noches', 'Cancelas gratis hasta el', 'Cancelar esta estancia'],
  },
  en: {
    note: 'Taxes included · with code MAREA10',
    room: { name: 'Mangrove room', people: '2 adults, 1 child (age 4) · with breakfast' },
    words: ['Your nights', 'Free cancellation until', 'Cancel this stay'],
  },
  pt: {
    note: 'Impostos incluídos · com o código MAREA10',
    room: { name: 'Quarto Mangue', people: '2 adultos, 1 criança (4 anos) · com café da manhã' },
    words: ['Suas noites', 'Cancele grátis até', 'Cancelar esta estadia'],
  },
} as const;

it.each(journeyLanguages)(
  'shows the stay with dates, rooms, guests, board and rule (%s)',
  async (one) => {
    const visitor = shop.visitor();
    const path = await buy(visitor, true, contact.email, one);
    const { note, room: first, words: all } = shown[one];
    const view = await look(visitor, path);
    expect(view).toMatchObject({
      state: 'confirmed',
      wall: 'hotelManglar',
      lines: [],
      stays: [
        {
          hotel: 'Hotel Coralibrí Manglar',
          note,
          rooms: [first],
          right: { kind: 'open', back: view.totals.total.now },
        },
      ],
    });
    const html = await (await visitor.get(path)).text();
    for (const words of all) expect(html).toContain(words);
  },
);

it('has the nights in its calendar file, on paper and in its mail', async () => {
  const visitor = shop.visitor();
  const email = 'nights@mail.example';
  const path = await buy(visitor, true, email, 'es');
  const { files, id, stays } = await look(visitor, path);
  const calendar = await (await visitor.get(files?.calendar ?? '')).text();
  const day = checkIn.replaceAll('-', '');
  expect(calendar).toContain(`DTSTART:${day}T200000Z`);
  expect(calendar).toContain(`DTEND:${addDays(checkIn, 2).replaceAll('-', '')}T170000Z`);
  expect(calendar).toContain('SUMMARY:Hotel Coralibrí Manglar');
  const pdf = await visitor.get(files?.vouchers ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const sheet = await textOfPdf(Buffer.from(await pdf.arrayBuffer()));
  const facts = stays?.[0]?.facts.map(({ value }) => value) ?? [];
  expect(facts).toHaveLength(3);
  for (const words of [id, 'Hotel Coralibrí Manglar', 'Cuarto Mangle', ...facts])
    expect(sheet).toContain(words);
  const [mail] = await lettersOnceThere(shop.sandbox, email);
  expect(mail?.body).toContain(id);
  expect(mail?.body).toContain('Tus noches');
  expect(mail?.body).toContain('Hotel Coralibrí Manglar');
  expect(mail?.html).toContain('Cuarto Mangle');
});

it('gives a stay back by its rule: order, rooms and money, once', async () => {
  const visitor = shop.visitor();
  const path = await buy(visitor);
  const before = await look(visitor, path);
  expect((await cancel(visitor, path)).status).toBe(303);
  const after = await look(visitor, path);
  expect(after.stays?.[0]?.cancelled).toEqual({ back: before.totals.total.now });
  expect(after.rights?.changes[0]).toMatchObject({
    state: 'done',
    what: 'Hotel Coralibrí Manglar',
  });
  const stay = await booked(after.id);
  expect(stay?.status).toBe('CANCELLED');
  expect(stay?.refund?.amount).toBeGreaterThan(0);
  const refunds = await shop.sandbox.db.selectFrom('refunds').select('amount').execute();
  expect(refunds).toEqual([{ amount: stay?.refund }]);
});

it('gives nothing back for the plain rate, and the room all the same', async () => {
  const visitor = shop.visitor();
  const path = await buy(visitor, false);
  const { stays } = await look(visitor, path);
  expect(stays?.[0]?.right).toMatchObject({ kind: 'open', minorUnits: 0 });
  await cancel(visitor, path);
  const after = await look(visitor, path);
  expect((await booked(after.id))?.status).toBe('CANCELLED');
});

it.each([
  ['down', 'CONFIRMED'],
  ['nonsense', 'CONFIRMED'],
  ['errorAfterCommit', 'CANCELLED'],
] as const)(
  'gives no money back before hotels that are %s have their room',
  async (mode, status) => {
    const visitor = shop.visitor();
    const path = await buy(visitor);
    const before = await refunded();
    shop.sandbox.faults.add({ api: 'hotels', path: '/hotels/bookings', mode });
    await cancel(visitor, path);
    const { id, rights } = await look(visitor, path);
    expect([rights?.changes[0]?.state, (await booked(id))?.status]).toEqual(['confirming', status]);
    expect(await refunded()).toBe(before);
    shop.sandbox.faults.clear();
    await hurriedUntil(shop, async () => (await refunded()) > before);
    expect([(await booked(id))?.status, await refunded()]).toEqual(['CANCELLED', before + 1]);
  },
);

it('lets nobody else give it back', async () => {
  const path = await buy(shop.visitor());
  const stranger = shop.visitor();
  const fields = { path, order: path.split('/').at(-2) ?? '', attempt: attempt(), line: 'x' };
  const reply = await stranger.postForm('/api/order/cancel', {
    ...fields,
    way: 'refund',
    amount: '0',
  });
  expect(reply.status).toBe(422);
});

/** The order's page with these nights chosen in the form for others. */
async function choose(visitor: Visitor, path: string, from: number, to: number) {
  const [stay] = (await look(visitor, path)).stays ?? [];
  if (stay?.move?.kind !== 'open') throw new Error(JSON.stringify(stay?.move));
  const dates = `checkin=${addDays(checkIn, from)}&checkout=${addDays(checkIn, to)}`;
  const { rights } = await look(visitor, `${stay.move.href.replace(/#.*/, '')}&${dates}`);
  if (rights?.form?.kind !== 'changeStay') throw new Error(JSON.stringify(rights?.form));
  return rights.form;
}

type Form = Awaited<ReturnType<typeof choose>>;

function fieldsOf(path: string, form: Form, amount = form.price?.minorUnits) {
  const { attempt: own, line, checkIn: checkin, checkOut: checkout } = form;
  const order = path.split('/').at(-2) ?? '';
  return { path, order, attempt: own, line, checkin, checkout, amount: String(amount) };
}

const move = (visitor: Visitor, path: string, form: Form, amount?: number) =>
  visitor.postForm('/api/order/change-stay', fieldsOf(path, form, amount));

it('gives a stay other nights: its price first, the difference back, a mail, new papers', async () => {
  const visitor = shop.visitor();
  const email = 'moved@mail.example';
  const path = await buy(visitor, true, email, 'es');
  const before = await look(visitor, path);
  const form = await choose(visitor, path, 1, 2);
  expect(form.price?.difference.kind).toBe('back');
  const html = await (await visitor.get(`${path}?right=changeStay&line=${form.line}`)).text();
  expect(html).toContain('Otras noches en Hotel Coralibrí Manglar');
  // As its calendar asks where no script does.
  const pressed = `${path}?right=changeStay&line=${form.line}&checkin=${addDays(checkIn, 1)}`;
  const picked = (await look(visitor, `${pressed}&pick=${addDays(checkIn, 2)}`)).rights?.form;
  expect(picked).toMatchObject({ checkOut: form.checkOut, price: form.price });
  const refunds = await refunded();
  expect((await move(visitor, path, form)).status).toBe(303);
  const after = await look(visitor, path);
  expect(after.rights?.changes[0]).toMatchObject({ kind: 'changeStay', state: 'done' });
  expect(after.totals.total.now).toEqual(form.price?.total);
  expect(after.stays?.[0]?.facts).not.toEqual(before.stays?.[0]?.facts);
  expect(await refunded()).toBe(refunds + 1);
  const calendar = await (await visitor.get(after.files?.calendar ?? '')).text();
  expect(calendar).toContain(`DTSTART:${addDays(checkIn, 1).replaceAll('-', '')}T200000Z`);
  const mails = await lettersOnceThere(shop.sandbox, email, 2);
  expect(mails.map(({ body }) => body).join()).toContain(form.price?.difference.amount.text);
  // The same form again is the same change.
  await move(visitor, path, form);
  expect([await refunded(), (await look(visitor, path)).rights?.changes.length]).toEqual([
    refunds + 1,
    1,
  ]);
});

it.each([['the same nights', 0, 2, 'sameNights']])(
  'says before anybody asks that %s are not had in their place',
  async (_, from, to, code) => {
    const visitor = shop.visitor();
    const path = await buy(visitor);
    const form = await choose(visitor, path, from, to);
    expect(form.problems).toMatchObject([{ field: 'dates', code }]);
    const refused = await move(visitor, path, form);
    expect([refused.status, (await look(visitor, path)).rights?.changes]).toEqual([422, []]);
  },
);

it('refuses an amount that was never said, and any other nights of the plain rate', async () => {
  const visitor = shop.visitor();
  const path = await buy(visitor);
  const form = await choose(visitor, path, 1, 2);
  await move(visitor, path, form, 100);
  const { rights } = await look(visitor, path);
  expect(rights?.changes[0]).toMatchObject({ state: 'refused', reason: /cambiaron de precio/ });
  const plain = await buy(visitor, false);
  expect((await look(visitor, plain)).stays?.[0]?.move).toEqual({ kind: 'over', reason: 'none' });
});

it('moves nothing by half: hotels without an answer are asked again, and then the order', async () => {
  const visitor = shop.visitor();
  const path = await buy(visitor);
  const form = await choose(visitor, path, 1, 2);
  shop.sandbox.faults.add({ api: 'hotels', path: '/hotels/bookings', mode: 'down' });
  const taken = await visitor.postJson('/api/order/change-stay', fieldsOf(path, form));
  expect(taken.status).toBe(200);
  const open = await look(visitor, path);
  expect(open.rights?.changes[0]?.state).toBe('confirming');
  expect(open.stays?.[0]?.move).toEqual({ kind: 'over', reason: 'underWay' });
  shop.sandbox.faults.clear();
  shop.sandbox.faults.add({ api: 'cart', path: '/xapi/orders', method: 'POST', mode: 'down' });
  const state = async () => (await look(visitor, path)).rights?.changes[0]?.state;
  await hurriedUntil(shop, async () => (await booked(open.id))?.check_in === form.checkIn);
  expect(await state()).toBe('confirming');
  shop.sandbox.faults.clear();
  await hurriedUntil(shop, async () => (await state()) === 'done');
  const books = new pg.Pool({ connectionString: shop.sandbox.databaseUrl });
  expect(await stayViolationsIn(books)).toEqual([]);
  await books.end();
});

it('is missed by who compares the books when it is not what its order says', async () => {
  const path = await buy(shop.visitor());
  const id = path.split('/').at(-2) ?? '';
  const books = new pg.Pool({ connectionString: shop.sandbox.databaseUrl });
  const before = await stayViolationsIn(books);
  await books.query(`update sandbox.stays set status = 'ON_HOLD' where reference = $1`, [id]);
  const after = await stayViolationsIn(books);
  await books.end();
  expect(before).toEqual([]);
  expect(after.join()).toContain(`${id}: its stay`);
  expect(after.join()).toContain('rooms taken');
});
