import { openPool } from '@shop/adapters/postgres';
import { addDays, type Language, languages, writeRoomRequest } from '@shop/domain';
import { changeViolationsIn } from '@shop/test/change-checker';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere } from '@shop/test/letters';
import { textOfPdf } from '@shop/test/pdf-text';
import { approvedCard, checkOut, contact, declinedCard, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { stayViolationsIn } from '@shop/test/stay-checker';
import { plainCheckIn } from '@shop/test/stays';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
const books = openPool({ url: shop.sandbox.databaseUrl, onError: () => undefined });
const own = openPool({ url: shop.databaseUrl, onError: () => undefined });
afterAll(async () => {
  await books.end();
  await own.end();
  await shop.stop();
});
afterEach(() => shop.sandbox.faults.clear());

const checkIn = plainCheckIn();
let bought = 0;
const room = (isFree: boolean) =>
  writeRoomRequest({
    party: { adults: 2, childAges: [4] },
    room: 'mangle',
    board: 'breakfast',
    isFree,
  });

const cartPages = {
  es: { cart: '/es/carrito/', checkOut: '/es/pago/' },
  en: { cart: '/en/carrito/', checkOut: '/en/checkout/' },
  pt: { cart: '/pt/carrinho/', checkOut: '/pt/pagamento/' },
} as const;

interface Bought {
  readonly visitor: Visitor;
  readonly path: string;
  readonly id: string;
  readonly email: string;
}

/** Buys two nights; the language takes turns where the words do not matter. */
async function buy(
  language: Language = languages[bought % languages.length] ?? 'es',
  isFree = true,
  promo = '',
): Promise<Bought> {
  const { cart, checkOut: checkout } = cartPages[language];
  const visitor = shop.visitor();
  const email = `nights-${(bought += 1)}@mail.example`;
  await visitor.postForm('/api/cart/stays', {
    path: cart,
    hotel: 'hxm',
    checkin: checkIn,
    checkout: addDays(checkIn, 2),
    room: room(isFree),
    promo,
    attempt: `attempt-${bought}-of-nights`,
  });
  const page = await checkOut(visitor, checkout, 'VI', { ...contact, email });
  const path = (await visitor.get(await payAt(page, approvedCard))).headers.get('location') ?? '';
  return { visitor, path, id: path.split('/').at(-2) ?? '', email };
}

const look = async ({ visitor, path }: Bought) => (await visitor.look('order', path)).view;
const first = async (one: Bought) => (await look(one)).rights?.changes[0];

const booked = ({ id }: Bought) =>
  shop.sandbox.db
    .selectFrom('stays')
    .select(['status', 'refund', 'check_in'])
    .where('reference', '=', id)
    .executeTakeFirst();

async function refundsOf({ id }: Bought) {
  const { rows } = await books.query<{ amount: { amount: number } }>(
    `select r.amount from sandbox.refunds r join sandbox.intents i on i.id = r.intent_id
     where i.description = $1`,
    [id],
  );
  return rows.map(({ amount }) => amount.amount);
}

async function cancel(one: Bought) {
  const { stays: [stay] = [] } = await look(one);
  if (stay?.right?.kind !== 'open') throw new Error(JSON.stringify(stay?.right));
  const { attempt, minorUnits } = stay.right;
  const fields = { path: one.path, order: one.id, attempt, line: stay.id, way: 'refund' };
  const reply = await one.visitor.postForm('/api/order/cancel', {
    ...fields,
    amount: `${minorUnits}`,
  });
  return { status: reply.status, minorUnits };
}

/** The order's page with these nights chosen in the change form. */
async function choose(one: Bought, from: number, to: number) {
  const { stays: [stay] = [] } = await look(one);
  if (stay?.move?.kind !== 'open') throw new Error(JSON.stringify(stay?.move));
  const dates = `checkin=${addDays(checkIn, from)}&checkout=${addDays(checkIn, to)}`;
  const path = `${stay.move.href.replace(/#.*/, '')}&${dates}`;
  const { form } = (await look({ ...one, path })).rights ?? {};
  if (form?.kind !== 'changeStay' || !form.price) throw new Error(JSON.stringify(form));
  return { ...form, price: form.price };
}

type Form = Awaited<ReturnType<typeof choose>>;

const fieldsOf = ({ path, id }: Bought, form: Form) => ({
  path,
  order: id,
  attempt: form.attempt,
  line: form.line,
  checkin: form.checkIn,
  checkout: form.checkOut,
  amount: `${form.price.minorUnits}`,
});

const move = (one: Bought, form: Form, differs: object = {}) =>
  one.visitor.postForm('/api/order/change-stay', { ...fieldsOf(one, form), ...differs });

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
  'books the stay and shows dates, rooms, guests, board and rate rule (%s)',
  async (one) => {
    const order = await buy(one, true, 'MAREA10');
    const { note, room: kind, words: all } = shown[one];
    const view = await look(order);
    expect(view).toMatchObject({
      state: 'confirmed',
      wall: 'hotelManglar',
      lines: [],
      stays: [
        {
          hotel: 'Hotel Coralibrí Manglar',
          note,
          rooms: [kind],
          right: { kind: 'open', back: view.totals.total.now },
        },
      ],
    });
    const html = await (await order.visitor.get(order.path)).text();
    for (const words of all) expect(html).toContain(words);
    expect((await booked(order))?.status).toBe('CONFIRMED');
    expect((await order.visitor.look('cart', cartPages[one].cart)).view.kind).toBe('empty');
  },
);

it('puts the nights into the calendar file, the PDF and the mail', async () => {
  const order = await buy('es');
  const { visitor, id, email } = order;
  const { files, stays } = await look(order);
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

it('cancels a stay by its rate rule: order, rooms and money, once', async () => {
  const one = await buy();
  const before = await look(one);
  expect((await cancel(one)).status).toBe(303);
  const after = await look(one);
  expect(after.stays?.[0]?.cancelled).toEqual({ back: before.totals.total.now });
  expect(after.rights?.changes[0]).toMatchObject({
    state: 'done',
    what: 'Hotel Coralibrí Manglar',
  });
  const stay = await booked(one);
  expect(stay?.status).toBe('CANCELLED');
  expect(stay?.refund?.amount).toBeGreaterThan(0);
  expect(await refundsOf(one)).toEqual([stay?.refund?.amount]);
});

it('refunds nothing for the basic rate, keeps its nights unchangeable, and still releases the room', async () => {
  const one = await buy('es', false);
  expect((await look(one)).stays?.[0]?.move).toEqual({ kind: 'over', reason: 'none' });
  expect((await cancel(one)).minorUnits).toBe(0);
  expect([(await booked(one))?.status, await refundsOf(one)]).toEqual(['CANCELLED', []]);
});

it.each([
  ['down', 'CONFIRMED'],
  ['errorAfterCommit', 'CANCELLED'],
] as const)(
  'refunds nothing before hotels that are %s have released the room',
  async (mode, status) => {
    const one = await buy();
    shop.sandbox.faults.add({ api: 'hotels', path: '/hotels/bookings', mode });
    await cancel(one);
    expect([(await first(one))?.state, (await booked(one))?.status]).toEqual([
      'confirming',
      status,
    ]);
    expect(await refundsOf(one)).toEqual([]);
    shop.sandbox.faults.clear();
    await hurriedUntil(shop, async () => (await refundsOf(one)).length > 0);
    expect([(await booked(one))?.status, (await refundsOf(one)).length]).toEqual(['CANCELLED', 1]);
  },
);

it('lets no other visitor cancel it', async () => {
  const one = await buy();
  const { stays: [stay] = [] } = await look(one);
  const asked = { path: one.path, order: one.id, attempt: 'attempt-of-others', line: stay?.id };
  const fields = { ...asked, way: 'refund', amount: '0' };
  expect((await shop.visitor().postJson('/api/order/cancel', fields)).status).toBe(422);
  expect((await booked(one))?.status).toBe('CONFIRMED');
});

it('moves a stay to other nights: shows the price, refunds the difference, mails new documents', async () => {
  const one = await buy('es');
  const { visitor, path } = one;
  const before = await look(one);
  const form = await choose(one, 1, 2);
  expect(form.price.difference.kind).toBe('back');
  const html = await (await visitor.get(`${path}?right=changeStay&line=${form.line}`)).text();
  expect(html).toContain('Otras noches en Hotel Coralibrí Manglar');
  // As its calendar sends the choice without scripts.
  const pressed = `${path}?right=changeStay&line=${form.line}&checkin=${addDays(checkIn, 1)}`;
  const picked = await look({ ...one, path: `${pressed}&pick=${addDays(checkIn, 2)}` });
  expect(picked.rights?.form).toMatchObject({ checkOut: form.checkOut, price: form.price });
  expect((await move(one, form)).status).toBe(303);
  const after = await look(one);
  expect(after.rights?.changes[0]).toMatchObject({ kind: 'changeStay', state: 'done' });
  expect(after.totals.total.now).toEqual(form.price.total);
  expect(after.stays?.[0]?.facts).not.toEqual(before.stays?.[0]?.facts);
  expect(await refundsOf(one)).toHaveLength(1);
  const calendar = await (await visitor.get(after.files?.calendar ?? '')).text();
  expect(calendar).toContain(`DTSTART:${addDays(checkIn, 1).replaceAll('-', '')}T200000Z`);
  const mails = await lettersOnceThere(shop.sandbox, one.email, 2);
  expect(mails.map(({ body }) => body).join()).toContain(form.price.difference.amount.text);
  await move(one, form);
  expect([(await refundsOf(one)).length, (await look(one)).rights?.changes.length]).toEqual([1, 1]);
});

it('refuses unchanged nights and an amount that the page never showed', async () => {
  const one = await buy('es');
  const same = await choose(one, 0, 2);
  expect(same.problems).toMatchObject([{ field: 'dates', code: 'sameNights' }]);
  expect([(await move(one, same)).status, (await look(one)).rights?.changes]).toEqual([422, []]);
  await move(one, await choose(one, 1, 2), { amount: '100' });
  expect(await first(one)).toMatchObject({ state: 'refused', reason: /cambiaron de precio/ });
});

it('completes every change: retries hotels without a reply, then the order', async () => {
  const one = await buy();
  const form = await choose(one, 1, 2);
  shop.sandbox.faults.add({ api: 'hotels', path: '/hotels/bookings', mode: 'down' });
  const taken = await one.visitor.postJson('/api/order/change-stay', fieldsOf(one, form));
  expect(taken.status).toBe(200);
  const state = async () => (await first(one))?.state;
  expect(await state()).toBe('confirming');
  expect((await look(one)).stays?.[0]?.move).toEqual({ kind: 'over', reason: 'underWay' });
  shop.sandbox.faults.clear();
  shop.sandbox.faults.add({ api: 'cart', path: '/xapi/orders', method: 'POST', mode: 'down' });
  await hurriedUntil(shop, async () => (await booked(one))?.check_in === form.checkIn);
  expect(await state()).toBe('confirming');
  shop.sandbox.faults.clear();
  await hurriedUntil(shop, async () => (await state()) === 'done');
  expect(await stayViolationsIn(books)).toEqual([]);
});

it('appears in the reconciliation report when it differs from its order', async () => {
  const { id } = await buy();
  const put = (status: string) =>
    books.query('update sandbox.stays set status = $2 where reference = $1', [id, status]);
  expect(await stayViolationsIn(books)).toEqual([]);
  await put('ON_HOLD');
  const after = (await stayViolationsIn(books)).join();
  await put('CONFIRMED');
  expect([after.includes(`${id}: its stay`), after.includes('rooms taken')]).toEqual([true, true]);
});

describe('nights with a surcharge', () => {
  /** Submits the change; returns the address of the provider's page. */
  async function ask(one: Bought, form: Form, method = 'CARD'): Promise<string> {
    const reply = await move(one, form, { method });
    return reply.headers.get('location') ?? `${reply.status}`;
  }

  async function pay({ visitor }: Bought, page: string, card = approvedCard) {
    const reply = await visitor.get(await payAt(page, card));
    return reply.headers.get('location');
  }

  /** The page after the provider's redirect in a browser that did not buy. */
  async function elsewhere(page: string) {
    const { rows } = await books.query<{ reference: string }>(
      'select reference from sandbox.intents where id = $1',
      [page.split('/').at(-1)],
    );
    const stranger = shop.visitor();
    const back = `/api/payment/return?change=${rows[0]?.reference}`;
    const to = (await stranger.get(back)).headers.get('location') ?? '';
    const html = await (await stranger.get(to, { accept: 'text/html' })).text();
    const isNamed = [contact.lastName, 'mail.example', 'TQ-'].some((one) => html.includes(one));
    return { state: (await stranger.look('payment', to)).view.state, isNamed };
  }

  const intentsOf = async (page: string) => {
    const id = page.split('/').at(-1) ?? '';
    const { rows } = await books.query<{
      status: string;
      amount: { amount: number };
      back: number;
    }>(
      `select status, amount, coalesce((select sum((r.amount->>'amount')::int)::int
         from sandbox.refunds r where r.intent_id = i.id), 0) as back
       from sandbox.intents i where reference = (select reference from sandbox.intents where id = $1)`,
      [id],
    );
    return rows;
  };

  /** Skips the shop's pauses of three seconds before retries. */
  const until = (isSo: () => Promise<boolean>) => hurriedUntil(shop, isSo);

  /** Fills all rooms of a night until undone. */
  async function sellOut(day: string): Promise<() => Promise<unknown>> {
    const night = ['hxm:mangle', day];
    const { rows } = await books.query<{ taken: number }>(
      'delete from sandbox.stock where pool = $1 and day = $2 returning taken',
      night,
    );
    const put = `insert into sandbox.stock (pool, day, start, capacity, taken)
      values ($1, $2, '', $3, $3)`;
    await books.query(put, [...night, 999]);
    return async () => {
      await books.query('delete from sandbox.stock where pool = $1 and day = $2', night);
      for (const { taken } of rows) await books.query(put, [...night, taken]);
    };
  }

  /** Problems in both ledgers once all work is done. */
  async function violations(): Promise<readonly string[]> {
    const { rows } = await own.query('select order_id, state from shop.order_changes');
    return [...(await changeViolationsIn(books, rows)), ...(await stayViolationsIn(books))];
  }

  const said = {
    es: ['Cómo pagas la diferencia', 'y cambiar', 'Pagaste la diferencia,'],
    en: ['How you pay the difference', 'and change', 'You paid the difference,'],
    pt: ['Como você paga a diferença', 'e mudar', 'Você pagou a diferença,'],
  } as const;

  it.each(journeyLanguages)(
    'charge the difference first, then change once and send a mail (%s)',
    async (language) => {
      const one = await buy(language);
      const [payBy, andChange, paid] = said[language];
      const form = await choose(one, 0, 3);
      expect(form).toMatchObject({
        problems: [],
        price: { difference: { kind: 'more' }, ways: [{ code: 'CARD', isChosen: true }, {}] },
      });
      const dates = `checkin=${form.checkIn}&checkout=${form.checkOut}`;
      const address = `${one.path}?right=changeStay&line=${form.line}&${dates}`;
      const html = await (await one.visitor.get(address)).text();
      for (const words of [payBy, 'name="method"', andChange]) expect(html).toContain(words);
      const page = await ask(one, form);
      expect(new URL(page).pathname).toMatch(/^\/pay\//);
      // The same form again is the same payment, even with another way to pay chosen.
      expect(await ask(one, form, 'PP')).toBe(page);
      expect(await first(one)).toMatchObject({ state: 'paying', more: { payAt: page } });
      expect((await look(one)).stays?.[0]?.move).toEqual({ kind: 'over', reason: 'underWay' });
      expect(await (await one.visitor.get(one.path)).text()).toContain(page);
      expect(await elsewhere(page)).toEqual({ state: 'checking', isNamed: false });
      expect(await pay(one, page)).toBe(`${one.path}#rights`);
      expect(await elsewhere(page)).toEqual({ state: 'paid', isNamed: false });
      const after = await look(one);
      expect(after.rights?.changes).toMatchObject([
        { state: 'done', more: { amount: form.price.difference.amount, isReturned: false } },
      ]);
      expect(after.totals.total.now).toEqual(form.price.total);
      expect(await intentsOf(page)).toMatchObject([{ status: 'CAPTURED', back: 0 }]);
      const mails = await lettersOnceThere(shop.sandbox, one.email, 2);
      expect(mails.map(({ body }) => body).join()).toContain(
        `${paid} ${form.price.difference.amount.text}`,
      );
      expect(await ask(one, form)).toBe(`${one.path}#rights`);
      expect(await violations()).toEqual([]);
    },
  );

  it('appear in the reconciliation report when paid in vain or without an order', async () => {
    const one = await buy();
    await pay(one, await ask(one, await choose(one, 0, 3)));
    await lettersOnceThere(shop.sandbox, one.email, 2);
    const { id } = one;
    const { rows } = await books.query('select stays from sandbox.orders where id = $1', [id]);
    const put = (stays: unknown) =>
      books.query('update sandbox.orders set stays = $2 where id = $1', [
        id,
        JSON.stringify(stays),
      ]);
    await put(rows[0].stays.map((stay: object) => ({ ...stay, more: undefined })));
    expect((await violations()).join()).toContain(`${id} was paid pay_`);
    await put(rows[0].stays);
    expect(await violations()).toEqual([]);
  });

  it('refund the last payment first when the stay is cancelled later', async () => {
    const one = await buy();
    const form = await choose(one, 0, 3);
    const page = await ask(one, form);
    await pay(one, page);
    expect((await cancel(one)).minorUnits).toBe(form.price.minorUnits);
    expect((await first(one))?.state).toBe('done');
    const [extra] = await intentsOf(page);
    expect([extra?.status, extra?.back]).toEqual(['REFUNDED', extra?.amount.amount]);
    await lettersOnceThere(shop.sandbox, one.email, 3);
    expect(await violations()).toEqual([]);
  });

  it('stay unchanged after a declined payment, and can be tried again', async () => {
    const one = await buy('es');
    const before = await look(one);
    const form = await choose(one, 0, 3);
    const page = await ask(one, form);
    expect(await pay(one, page, declinedCard)).toBe(`${one.path}#rights`);
    expect(await elsewhere(page)).toEqual({ state: 'failed', isNamed: false });
    const after = await look(one);
    expect(after.rights?.changes).toMatchObject([
      { state: 'refused', reason: /ningún cargo/, more: { isReturned: false } },
    ]);
    expect([after.stays?.[0]?.facts, after.totals]).toEqual([
      before.stays?.[0]?.facts,
      before.totals,
    ]);
    await pay(one, await ask(one, await choose(one, 0, 3)));
    expect((await first(one))?.state).toBe('done');
  });

  it('refund everything, once and with a mail, when the nights are gone by then', async () => {
    const one = await buy('en');
    const before = await look(one);
    const form = await choose(one, 0, 3);
    const page = await ask(one, form);
    const giveBack = await sellOut(addDays(checkIn, 2));
    shop.sandbox.faults.add({
      api: 'payment',
      path: '/payments/intents',
      method: 'POST',
      mode: 'down',
    });
    await pay(one, page);
    await until(async () => (await first(one))?.state === 'returning');
    expect((await first(one))?.state).toBe('returning');
    shop.sandbox.faults.clear();
    await until(async () => (await first(one))?.state === 'refused');
    expect(await first(one)).toMatchObject({ state: 'refused', more: { isReturned: true } });
    expect(await intentsOf(page)).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await elsewhere(page)).toEqual({ state: 'givenBack', isNamed: false });
    const after = await look(one);
    expect([after.stays?.[0]?.facts, after.totals]).toEqual([
      before.stays?.[0]?.facts,
      before.totals,
    ]);
    const mails = await lettersOnceThere(shop.sandbox, one.email, 2);
    expect(mails.map(({ subject }) => subject).join()).toContain('Your nights have not changed');
    await giveBack();
    expect(await violations()).toEqual([]);
  });

  it.each(['hotels', 'cart', 'payment'] as const)(
    'complete without the visitor when %s does not reply on return',
    async (api) => {
      const one = await buy();
      const form = await choose(one, 0, 3);
      const page = await ask(one, form);
      const back = await payAt(page, approvedCard);
      shop.sandbox.faults.add({ api, mode: 'down', times: 4 });
      await one.visitor.get(back);
      await until(async () => (await first(one))?.state === 'done');
      expect((await first(one))?.state).toBe('done');
      expect(await intentsOf(page)).toMatchObject([{ status: 'CAPTURED', back: 0 }]);
      await lettersOnceThere(shop.sandbox, one.email, 2);
      expect(await violations()).toEqual([]);
    },
  );

  it('start the payment later when it could not start at first', async () => {
    const one = await buy();
    const form = await choose(one, 0, 3);
    const fault = { api: 'payment', path: '/payments/intents', method: 'POST' } as const;
    shop.sandbox.faults.add({ ...fault, mode: 'dropAfterCommit', times: 1 });
    expect(await ask(one, form)).toBe(`${one.path}#rights`);
    await until(async () => (await first(one))?.more?.payAt !== undefined);
    const page = (await first(one))?.more?.payAt ?? '';
    expect(await intentsOf(page)).toHaveLength(1);
    await pay(one, page);
    expect((await first(one))?.state).toBe('done');
  });

  it('start no payment for an amount never shown, nor without a payment method', async () => {
    const one = await buy();
    const form = await choose(one, 0, 3);
    for (const differs of [
      { method: 'CARD', amount: `${form.price.minorUnits + 100}` },
      { method: 'TR' },
      { method: '' },
    ])
      expect((await move(one, form, differs)).status).toBe(422);
    expect((await look(one)).rights?.changes).toEqual([]);
  });
});
