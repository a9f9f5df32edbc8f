import { addDays, languages, writeRoomWish } from '@shop/domain';
import { changeViolationsIn } from '@shop/test/change-checker';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere } from '@shop/test/letters';
import { approvedCard, checkOut, contact, declinedCard, payAt } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { stayViolationsIn } from '@shop/test/stay-checker';
import { plainCheckIn } from '@shop/test/stays';
import type { Visitor } from '@shop/test/visitor';
import { openPool } from '@shop/adapters/postgres';

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
let counter = 0;
const room = writeRoomWish({
  party: { adults: 2, childAges: [] },
  room: 'mangle',
  board: 'breakfast',
  isFree: true,
});

interface Bought {
  readonly visitor: Visitor;
  readonly path: string;
  readonly email: string;
}

const shelves = {
  es: { cart: '/es/carrito/', checkOut: '/es/pago/' },
  en: { cart: '/en/carrito/', checkOut: '/en/checkout/' },
  pt: { cart: '/pt/carrinho/', checkOut: '/pt/pagamento/' },
} as const;

/** Two nights, paid, in one language after the other where the words are not read. */
async function buy(language = languages[counter % languages.length] ?? 'es'): Promise<Bought> {
  const { cart, checkOut: checkout } = shelves[language];
  const visitor = shop.visitor();
  const email = `dearer-${(counter += 1)}@mail.example`;
  await visitor.postForm('/api/cart/stays', {
    path: cart,
    hotel: 'hxm',
    checkin: checkIn,
    checkout: addDays(checkIn, 2),
    room,
    promo: '',
    attempt: `attempt-${counter}-of-dearer`,
  });
  const back = await payAt(
    await checkOut(visitor, checkout, 'VI', { ...contact, email }),
    approvedCard,
  );
  const path = (await visitor.get(back)).headers.get('location') ?? '';
  return { visitor, path, email };
}

const look = async ({ visitor, path }: Bought) => (await visitor.look('order', path)).view;
const first = async (bought: Bought) => (await look(bought)).rights?.changes[0];

/** The form with nights that end on this day chosen. */
async function choose({ visitor, path }: Bought, nights: number) {
  const { view } = await visitor.look('order', path);
  const [stay] = view.stays ?? [];
  if (stay?.move?.kind !== 'open') throw new Error(JSON.stringify(stay?.move));
  const dates = `checkin=${checkIn}&checkout=${addDays(checkIn, nights)}`;
  const address = `${stay.move.href.replace(/#.*/, '')}&${dates}`;
  const { form } = (await visitor.look('order', address)).view.rights ?? {};
  if (form?.kind !== 'changeStay' || !form.price) throw new Error(JSON.stringify(form));
  return { ...form, price: form.price };
}

type Form = Awaited<ReturnType<typeof choose>>;

const fieldsOf = ({ path }: Bought, form: Form) => ({
  path,
  order: path.split('/').at(-2) ?? '',
  attempt: form.attempt,
  line: form.line,
  checkin: form.checkIn,
  checkout: form.checkOut,
  amount: `${form.price.minorUnits}`,
});

/** Where the form is sent on to: the provider's page. */
async function ask(bought: Bought, form: Form, method = 'CARD'): Promise<string> {
  const fields = { ...fieldsOf(bought, form), method };
  const reply = await bought.visitor.postForm('/api/order/change-stay', fields);
  return reply.headers.get('location') ?? `${reply.status}`;
}

/** Pays there and comes back. */
async function pay({ visitor }: Bought, page: string, card = approvedCard) {
  const reply = await visitor.get(await payAt(page, card));
  return reply.headers.get('location');
}

const intentsOf = async (page: string) => {
  const id = page.split('/').at(-1) ?? '';
  const { rows } = await books.query<{ status: string; amount: { amount: number }; back: number }>(
    `select status, amount, coalesce((select sum((r.amount->>'amount')::int)::int
       from sandbox.refunds r where r.intent_id = i.id), 0) as back
     from sandbox.intents i where reference = (select reference from sandbox.intents where id = $1)`,
    [id],
  );
  return rows;
};

/** Without the shop's own pauses of three seconds before it tries again. */
const until = (isSo: () => Promise<boolean>) => hurriedUntil(shop, isSo);

/** Somebody else takes all rooms of a night, until it is given back. */
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

/** Both books, once all is at its end. */
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
  'takes the difference first, then the nights, once and with a mail (%s)',
  async (one) => {
    const bought = await buy(one);
    const [payBy, andChange, paid] = said[one];
    const form = await choose(bought, 3);
    expect(form).toMatchObject({
      problems: [],
      price: { difference: { kind: 'more' }, ways: [{ code: 'CARD', isChosen: true }, {}] },
    });
    const html = await (
      await bought.visitor.get(
        `${bought.path}?right=changeStay&line=${form.line}&checkin=${form.checkIn}&checkout=${form.checkOut}`,
      )
    ).text();
    for (const words of [payBy, 'name="method"', andChange]) expect(html).toContain(words);
    const page = await ask(bought, form);
    expect(new URL(page).pathname).toMatch(/^\/pay\//);
    // The same form again is the same payment, also with another way ticked.
    expect(await ask(bought, form, 'PP')).toBe(page);
    expect(await first(bought)).toMatchObject({ state: 'paying', more: { payAt: page } });
    expect((await look(bought)).stays?.[0]?.move).toEqual({ kind: 'over', reason: 'underWay' });
    expect(await (await bought.visitor.get(bought.path)).text()).toContain(page);
    expect(await pay(bought, page)).toBe(`${bought.path}#rights`);
    const after = await look(bought);
    expect(after.rights?.changes).toMatchObject([
      { state: 'done', more: { amount: form.price.difference.amount, isReturned: false } },
    ]);
    expect(after.totals.total.now).toEqual(form.price.total);
    expect(await intentsOf(page)).toMatchObject([{ status: 'CAPTURED', back: 0 }]);
    const mails = await lettersOnceThere(shop.sandbox, bought.email, 2);
    expect(mails.map(({ body }) => body).join()).toContain(
      `${paid} ${form.price.difference.amount.text}`,
    );
    expect(await ask(bought, form)).toBe(`${bought.path}#rights`);
    expect(await violations()).toEqual([]);
  },
);

it('is missed by who compares the books when it was paid in vain, or its payment is no order’s', async () => {
  const bought = await buy();
  await pay(bought, await ask(bought, await choose(bought, 3)));
  await lettersOnceThere(shop.sandbox, bought.email, 2);
  const id = bought.path.split('/').at(-2) ?? '';
  const { rows } = await books.query('select stays from sandbox.orders where id = $1', [id]);
  const put = (stays: unknown) =>
    books.query('update sandbox.orders set stays = $2 where id = $1', [id, JSON.stringify(stays)]);
  await put(rows[0].stays.map((stay: object) => ({ ...stay, more: undefined })));
  expect((await violations()).join()).toContain(`${id} was paid pay_`);
  await put(rows[0].stays);
  expect(await violations()).toEqual([]);
});

it('gives what was paid last back first when the stay is cancelled afterwards', async () => {
  const bought = await buy();
  const form = await choose(bought, 3);
  const page = await ask(bought, form);
  await pay(bought, page);
  const { id, stays: [stay] = [] } = await look(bought);
  if (stay?.right?.kind !== 'open') throw new Error('not open');
  expect(stay.right.minorUnits).toBe(form.price.minorUnits);
  const { attempt, minorUnits } = stay.right;
  const fields = { path: bought.path, order: id, attempt, line: stay.id, way: 'refund' };
  await bought.visitor.postForm('/api/order/cancel', { ...fields, amount: `${minorUnits}` });
  expect((await first(bought))?.state).toBe('done');
  const [extra] = await intentsOf(page);
  expect([extra?.status, extra?.back]).toEqual(['REFUNDED', extra?.amount.amount]);
  await lettersOnceThere(shop.sandbox, bought.email, 3);
  expect(await violations()).toEqual([]);
});

it('is as it was when the payment is declined, and is asked for anew', async () => {
  const bought = await buy('es');
  const before = await look(bought);
  const form = await choose(bought, 3);
  expect(await pay(bought, await ask(bought, form), declinedCard)).toBe(`${bought.path}#rights`);
  const after = await look(bought);
  expect(after.rights?.changes).toMatchObject([
    { state: 'refused', reason: /ningún cargo/, more: { isReturned: false } },
  ]);
  expect([after.stays?.[0]?.facts, after.totals]).toEqual([
    before.stays?.[0]?.facts,
    before.totals,
  ]);
  await pay(bought, await ask(bought, await choose(bought, 3)));
  expect((await first(bought))?.state).toBe('done');
});

it('gives all of it back, once and with a mail, when the nights are gone by then', async () => {
  const bought = await buy('en');
  const before = await look(bought);
  const form = await choose(bought, 3);
  const page = await ask(bought, form);
  const giveBack = await sellOut(addDays(checkIn, 2));
  shop.sandbox.faults.add({
    api: 'payment',
    path: '/payments/intents',
    method: 'POST',
    mode: 'down',
  });
  await pay(bought, page);
  await until(async () => (await first(bought))?.state === 'returning');
  expect((await first(bought))?.state).toBe('returning');
  shop.sandbox.faults.clear();
  await until(async () => (await first(bought))?.state === 'refused');
  expect(await first(bought)).toMatchObject({ state: 'refused', more: { isReturned: true } });
  expect(await intentsOf(page)).toMatchObject([{ status: 'REFUNDED' }]);
  const after = await look(bought);
  expect([after.stays?.[0]?.facts, after.totals]).toEqual([
    before.stays?.[0]?.facts,
    before.totals,
  ]);
  const mails = await lettersOnceThere(shop.sandbox, bought.email, 2);
  expect(mails.map(({ subject }) => subject).join()).toContain('Your nights have not changed');
  await giveBack();
  expect(await violations()).toEqual([]);
});

it.each(['hotels', 'cart', 'payment'] as const)(
  'is brought to its end without the visitor when %s does not answer as he comes back',
  async (api) => {
    const bought = await buy();
    const form = await choose(bought, 3);
    const page = await ask(bought, form);
    const back = await payAt(page, approvedCard);
    shop.sandbox.faults.add({ api, mode: 'down', times: 4 });
    await bought.visitor.get(back);
    await until(async () => (await first(bought))?.state === 'done');
    expect((await first(bought))?.state).toBe('done');
    expect(await intentsOf(page)).toMatchObject([{ status: 'CAPTURED', back: 0 }]);
    await lettersOnceThere(shop.sandbox, bought.email, 2);
    expect(await violations()).toEqual([]);
  },
);

it('begins the payment later that nobody could begin, and leads to it', async () => {
  const bought = await buy();
  const form = await choose(bought, 3);
  const fault = { api: 'payment', path: '/payments/intents', method: 'POST' } as const;
  shop.sandbox.faults.add({ ...fault, mode: 'dropAfterCommit', times: 1 });
  expect(await ask(bought, form)).toBe(`${bought.path}#rights`);
  await until(async () => (await first(bought))?.more?.payAt !== undefined);
  const page = (await first(bought))?.more?.payAt ?? '';
  expect(await intentsOf(page)).toHaveLength(1);
  await pay(bought, page);
  expect((await first(bought))?.state).toBe('done');
});

it('begins no payment for an amount that was never said, nor without a way to pay', async () => {
  const bought = await buy();
  const form = await choose(bought, 3);
  const asked = { ...fieldsOf(bought, form), method: 'CARD' };
  const dearer = { ...asked, amount: `${form.price.minorUnits + 100}` };
  for (const fields of [dearer, { ...asked, method: 'TR' }, { ...asked, method: '' }])
    expect((await bought.visitor.postForm('/api/order/change-stay', fields)).status).toBe(422);
  expect((await look(bought)).rights?.changes).toEqual([]);
});
