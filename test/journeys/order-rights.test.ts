import { openPool } from '@shop/adapters/postgres';
import { addDays, type ErrorCode, errorText, type Language, parkDayAt } from '@shop/domain';
import type { CancelForm, NewDayForm } from '@shop/ports/screens';
import { hurriedUntil } from '@shop/test/hurry';
import { journeyLanguages } from '@shop/test/journey-languages';
import { lettersOnceThere, lettersTo, linkIn } from '@shop/test/letters';
import { askChange, buyTickets, type OwnOrder, putOnDay, rightIn } from '@shop/test/own-tickets';
import { startBff } from '@shop/test/start-bff';
import { problemsOf } from '@shop/test/visitor';
import { Walk } from '@shop/test/walk';
import { showOrder } from '../../apps/bff/src/backends/operate/show-order.js';

const shop = await startBff();
afterAll(() => shop.stop());

let people = 0;
const somebody = () => `rita.${(people += 1)}@mail.example`;
const buy = (slugs: readonly string[] = ['bruma'], language: 'es' | 'en' | 'pt' = 'es') =>
  buyTickets(shop.visitor(), language, slugs, somebody());

const seen = async ({ visitor, path }: OwnOrder) => (await visitor.look('order', path)).view;
const lineOf = ({ view }: OwnOrder, at = 0) => view.lines[at]?.id ?? '';
/** Replaces the non-breaking spaces of amounts. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
const codesIn = (view: OwnOrder['view'], at = 0) =>
  view.lines[at]?.vouchers.map(({ code }) => code);

/** The page with a form opened by its own link. */
async function opened(order: OwnOrder, kind: 'cancel' | 'changeDate' | 'weather', at = 0) {
  const { state } = rightIn(await seen(order), kind, at);
  if (state.kind !== 'open') throw new Error(`${kind} is over: ${state.reason}`);
  const [address = ''] = state.href.split('#');
  const { view } = await order.visitor.look('order', address);
  return { address, form: view.rights?.form };
}

const cancelForm = async (order: OwnOrder, at = 0) =>
  (await opened(order, 'cancel', at)).form as CancelForm; // as: what was opened
const dayForm = async (order: OwnOrder) => (await opened(order, 'changeDate')).form as NewDayForm; // as: what was opened

/** Days with a bad and a good forecast in the sandbox. */
const decisions = [
  ['2027-05-11', 'GRANTED'],
  ['2027-05-10', 'DENIED'],
] as const;

const decisionWords = {
  es: { GRANTED: 'Garantía de clima concedida', DENIED: 'Garantía de clima en tu orden' },
  en: { GRANTED: 'Weather guarantee granted', DENIED: 'Weather guarantee on your' },
  pt: { GRANTED: 'mau tempo concedida', DENIED: 'Garantia contra mau tempo no seu pedido' },
} as const;

const claim = (order: OwnOrder, language: Language) =>
  askChange(order.visitor, 'weather-claim', {
    order: order.view.id,
    line: lineOf(order),
    reason: 'rain',
    note: '',
    path: `/${language}/`,
  });

const lettersOf = ({ email }: OwnOrder) => lettersTo(shop.sandbox, email);

/** Ages a claim beyond its decision time. */
async function decide({ view }: OwnOrder): Promise<void> {
  const { db } = shop.sandbox;
  const order = await db
    .selectFrom('orders')
    .select('lines')
    .where('id', '=', view.id)
    .executeTakeFirstOrThrow();
  const lines = order.lines.map((line) => ({
    ...line,
    ...(line.claim && { claim: { ...line.claim, at: '2026-01-01T00:00:00.000Z' } }),
  }));
  await db
    .updateTable('orders')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', view.id)
    .execute();
}

async function mailsWaiting({ view }: OwnOrder): Promise<number> {
  const pool = openPool({ url: shop.databaseUrl, onError: () => undefined });
  const asked = `select 1 from shop.mails where order_id = $1 and state = 'WAITING'`;
  const { rows } = await pool.query(asked, [view.id]);
  await pool.end();
  return rows.length;
}

const daysIn = ({ calendar }: NewDayForm) =>
  calendar.months
    .flatMap(({ weeks }) => weeks.flat())
    .filter(({ state, isChosen }) => state === 'free' && !isChosen)
    .map(({ day }) => day);

function hrefOf(view: OwnOrder['view']): string {
  const { state } = rightIn(view, 'changeDate');
  return state.kind === 'open' ? state.href : '';
}

/** The first ticket's day in the backend. */
async function dayOf({ view }: OwnOrder): Promise<string> {
  const { lines } = await shop.sandbox.db
    .selectFrom('orders')
    .select('lines')
    .where('id', '=', view.id)
    .executeTakeFirstOrThrow();
  return lines[0]?.choice.day ?? '';
}

/** The events of a calendar file, one per ticket, as unfolded properties. */
const eventsIn = (file = '') =>
  file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries([...event.matchAll(/^([A-Z-]+):(.*)\r$/gm)].map(([, ...one]) => one)),
    );

/** The events of an order's calendar file, whose address never returns a page. */
async function eventsOf({ view, visitor }: OwnOrder) {
  const reply = await visitor.get(view.files?.calendar ?? '');
  const type = reply.headers.get('content-type');
  expect([reply.status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  return eventsIn(await reply.text());
}

/** A month with cheaper days than the bought one, and one with dearer days. */
const monthsAround = ['2027-03', '2026-12'];
const paidWords = { es: 'Tarjeta', en: 'Card', pt: 'Cartão' } as const;
const freeWords = { es: 'gratis', en: 'free', pt: 'grátis' } as const;

const movedWords = { es: 'nueva fecha', en: 'is now on', pt: 'Nova data de' } as const;

interface Asking {
  readonly at?: number;
  readonly way?: 'refund' | 'coupon';
  readonly visitor?: OwnOrder['visitor'];
}

/** Cancels a ticket for the amount that its form showed. */
const cancel = (order: OwnOrder, amount: number | undefined, asking: Asking = {}) => {
  const { at = 0, way = 'refund', visitor = order.visitor } = asking;
  const asked = { order: order.view.id, line: [lineOf(order, at)], way, amount: String(amount) };
  return askChange(visitor, 'cancel', asked);
};

async function cancelled(order: OwnOrder, way: 'refund' | 'coupon', at = 0) {
  const { total } = await cancelForm(order, at);
  return cancel(order, total?.minorUnits, { way, at });
}

const intentOf = async (order: OwnOrder) => {
  const { paymentId = '' } = (await shop.ledger.findByOrder(order.view.id)) ?? {};
  return shop.sandbox.db
    .selectFrom('intents')
    .leftJoin('refunds', 'refunds.intent_id', 'intents.id')
    .select(['intents.status', 'refunds.amount', 'intents.amount as paid'])
    .where('intents.id', '=', paymentId)
    .execute();
};

describe.each(journeyLanguages)('in %s, with forms alone,', (language) => {
  it('the page lists each right with its end in park time', async () => {
    const order = await buy(['bruma', 'copalera'], language);
    const view = await seen(order);
    for (const kind of ['changeDate', 'weather', 'cancel'] as const)
      for (const at of [0, 1]) {
        const right = rightIn(view, kind, at);
        expect(right).toMatchObject({ name: view.lines[at]?.name, state: { kind: 'open' } });
        // In Portuguese hours are 9h.
        expect(right.until).toMatch(/2027, (9:00|9h)$/);
      }
    const page = await Walk.open(order.visitor, order.path);
    expect(page.at('rights')).toContain(rightIn(view, 'cancel').until);
  });

  it('the buyer cancels a ticket after seeing the amount, and gets a mail', async () => {
    const order = await buy(['bruma', 'copalera'], language);
    const { address } = await opened(order, 'cancel');
    const page = await Walk.open(order.visitor, address);
    const { total } = await cancelForm(order);
    expect(page.at('right')).toContain(plain(total?.text.text));
    const none = await page.press({ action: '/api/order/cancel' });
    expect([none.status, none.at('field-way')]).toEqual([
      422,
      expect.stringContaining(errorText('wayMissing', language)),
    ]);
    const told = await none.press({ action: '/api/order/cancel' }, { way: 'refund' });
    expect([told.status, told.address]).toEqual([200, order.path]);
    const after = await seen(order);
    expect(after.rights?.changes).toMatchObject([{ kind: 'cancel', state: 'done' }]);
    expect(after.lines.map(({ cancelled: isGone, vouchers }) => [isGone, vouchers.length])).toEqual(
      [
        [true, 0],
        [undefined, 2],
      ],
    );
    expect(rightIn(after, 'cancel')).toMatchObject({ state: { reason: 'cancelled' } });
    const refund = { name: order.view.lines[0]?.name, amount: total?.text };
    expect([after.paidBy, after.refunds]).toEqual([paidWords[language], [refund]]);
    expect(told.text).toContain(plain(total?.text.text));
    expect(await intentOf(order)).toMatchObject([
      { status: 'CAPTURED', amount: { amount: total?.minorUnits } },
    ]);
    const letters = await lettersOnceThere(shop.sandbox, order.email, 2);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.language).toBe(language);
    expect(plain(letters[1]?.body)).toContain(plain(total?.text.text));
    for (const { body } of letters) expect(body).toContain(`: ${paidWords[language]}\n`);
    for (const code of codesIn(order.view) ?? []) expect(letters[1]?.body).not.toContain(code);
    for (const code of codesIn(after, 1) ?? []) expect(letters[1]?.body).toContain(code);
  });

  it('the buyer moves a ticket to another day, and new codes come by mail', async () => {
    const order = await buy(['bruma'], language);
    const { address } = await opened(order, 'changeDate');
    const [, , , , , , , day = ''] = daysIn(await dayForm(order));
    const page = await Walk.open(order.visitor, address);
    const picked = await page.press({ name: 'pick', value: day });
    const told = await picked.press({ action: '/api/order/change-date' });
    expect([told.status, told.address]).toEqual([200, order.path]);
    expect(told.text).toContain(movedWords[language]);
    const after = await seen(order);
    expect(after.rights?.changes).toMatchObject([{ kind: 'changeDate', state: 'done' }]);
    expect(after.lines[0]?.date).not.toBe(order.view.lines[0]?.date);
    for (const code of codesIn(order.view) ?? []) expect(codesIn(after)).not.toContain(code);
    const [, letter] = await lettersOnceThere(shop.sandbox, order.email, 2);
    for (const code of codesIn(after) ?? []) expect(letter?.body).toContain(code);
  });

  it('the buyer moves a departure to another time that day', async () => {
    const order = await buy(['camino-blanco'], language);
    const [line] = order.view.lines;
    const [before] = await eventsOf(order);
    const { address } = await opened(order, 'changeDate');
    const picked = await (
      await Walk.open(order.visitor, address)
    ).press({ name: 'pick', value: await dayOf(order) });
    expect(picked.at('field-time')).toMatch(/7:00.*9:00|7h.*9h/);
    const told = await picked.press({ action: '/api/order/change-date' }, { time: '09:00' });
    expect([told.status, told.address]).toEqual([200, order.path]);
    const [after] = (await seen(order)).lines;
    expect(after?.date).toBe(line?.date);
    expect([line?.hours, after?.hours]).toEqual(
      language === 'pt' ? ['7h', '9h'] : ['7:00', '9:00'],
    );
    const [, letter] = await lettersOnceThere(shop.sandbox, order.email, 2);
    for (const [event] of [await eventsOf(order), eventsIn(letter?.calendar?.text)]) {
      expect(event).toMatchObject({ UID: before?.UID, STATUS: 'CONFIRMED', SEQUENCE: '1' });
      const [was = '', begins = '', ends = ''] = [before?.DTSTART, event?.DTSTART, event?.DTEND];
      expect([was, begins, ends]).toEqual([was, begins, ends].toSorted());
      expect(new Set([was, begins, ends]).size).toBe(3);
    }
    expect(before?.SEQUENCE).toBe('0');
  });

  it('another day is free, dearer or cheaper, and shows its cancellation deadline', async () => {
    const order = await buy(['bruma'], language);
    const view = await seen(order);
    const [address = ''] = hrefOf(view).split('#');
    for (const month of monthsAround) {
      const path = `${address}&month=${month}`;
      const { view: shown } = await order.visitor.look('order', path);
      const form = shown.rights?.form as NewDayForm; // as: what was opened
      const days = form.calendar.months.flatMap(({ weeks }) => weeks.flat());
      const cells = days.filter(({ state }) => state === 'free').map(({ amount }) => amount);
      expect(new Set(cells)).toEqual(new Set([freeWords[language]]));
      const { until = '' } = rightIn(view, 'cancel');
      expect(form.cancelling).toEqual({ isOver: false, until });
      expect((await Walk.open(order.visitor, path)).at('right')).toContain(until);
    }
  });

  it('an expired right stays expired on another day', async () => {
    const order = await buy(['bruma'], language);
    const [, , , , , , , later = ''] = daysIn(await dayForm(order));
    const { total } = await cancelForm(order);
    // The park opens at 9:00, in 24 to 48 hours: too late to cancel, in time to change.
    const soon = addDays(parkDayAt(new Date(Date.now() - 9 * 3_600_000)), 2);
    await putOnDay(shop.sandbox, order.view.id, soon);
    expect(rightIn(await seen(order), 'cancel').state).toEqual({ kind: 'over', reason: 'late' });
    expect((await dayForm(order)).cancelling?.isOver).toBe(true);
    const asked = { order: order.view.id, line: lineOf(order), date: later };
    expect((await askChange(order.visitor, 'change-date', asked)).status).toBe(200);
    expect(rightIn(await seen(order), 'cancel').state).toEqual({ kind: 'over', reason: 'late' });
    const refused = await cancel(order, total?.minorUnits);
    expect(problemsOf(await refused.json())).toMatchObject([{ code: 'rightLate' }]);
  });

  it('the buyer claims bad weather, and the page shows the claim’s state', async () => {
    const order = await buy(['bruma'], language);
    const { address } = await opened(order, 'weather');
    const page = await Walk.open(order.visitor, address);
    const none = await page.press({ action: '/api/order/weather-claim' }, { note: 'Un norte.' });
    expect([none.status, none.at('field-reason')]).toEqual([
      422,
      expect.stringContaining(errorText('claimReason', language)),
    ]);
    expect(none.html).toContain('Un norte.');
    const told = await none.press({ action: '/api/order/weather-claim' }, { reason: 'storm' });
    expect(told.status).toBe(200);
    expect(rightIn(await seen(order), 'weather')).toMatchObject({
      claim: 'RECEIVED',
      state: { kind: 'over', reason: 'claimed' },
    });
    // Two claims wait for the operator's decision; the forecast comes a minute later.
    for (const [day, status] of decisions) {
      const other = status === 'DENIED' ? await buy(['bruma'], language) : order;
      if (other !== order) await claim(other, language);
      await hurriedUntil(shop, async () => (await lettersOf(other)).length === 2);
      await putOnDay(shop.sandbox, other.view.id, day);
      await decide(other);
      const letter = await hurriedUntil(shop, async () => (await lettersOf(other)).at(2));
      expect(letter.language).toBe(language);
      expect(letter.subject).toContain(decisionWords[language][status]);
      const { rights } = await seen(other);
      expect(rights?.changes).toMatchObject([{ kind: 'weather', claim: { status } }]);
      expect(rightIn(await seen(other), 'weather').claim).toBe(status);
      await hurriedUntil(shop, async () => (await mailsWaiting(other)) === 0);
      expect(await lettersOf(other)).toHaveLength(3);
    }
  });
});

describe('cancelling', () => {
  it('of the last ticket refunds everything, ends the order and leaves no ticket', async () => {
    const order = await buy();
    await lettersOnceThere(shop.sandbox, order.email);
    expect((await cancelled(order, 'refund')).status).toBe(200);
    const after = await seen(order);
    expect([after.state, after.files, after.rights?.changes[0]?.state]).toEqual([
      'cancelled',
      undefined,
      'done',
    ]);
    expect(await intentOf(order)).toMatchObject([{ status: 'REFUNDED' }]);
    const [, letter] = await lettersOnceThere(shop.sandbox, order.email, 2);
    expect(letter?.vouchers).toBeNull();
    // A file whose tickets ended returns 410; its order's page says why.
    const vouchers = await order.visitor.get(order.view.files?.vouchers ?? '');
    expect(vouchers.status).toBe(410);
  });

  it('that can’t be refunded by the shop is logged, and ends once a person refunds', async () => {
    const order = await buy();
    await lettersOnceThere(shop.sandbox, order.email);
    const { paymentId = '' } = (await shop.ledger.findByOrder(order.view.id)) ?? {};
    const refunded = { status: 'REFUNDED' } as const;
    await shop.sandbox.db
      .updateTable('intents')
      .set(refunded)
      .where('id', '=', paymentId)
      .execute();
    await cancelled(order, 'refund');
    const stateNow = async () => (await seen(order)).rights?.changes[0]?.state;
    expect(await stateNow()).toBe('refunding');
    const report = shop.logged.find(({ event }) => event === 'change_refund_refused');
    const args = [order.view.id, '--refunded', String(report?.change)];
    await showOrder({ args, env: { DATABASE_URL: shop.databaseUrl }, say: () => undefined });
    expect(await stateNow()).toBe('done');
    expect(await lettersOnceThere(shop.sandbox, order.email, 2)).toHaveLength(2);
  });

  it('updates calendars ticket by ticket, by the file address and by mail', async () => {
    const order = await buy(['bruma', 'copalera']);
    await lettersOnceThere(shop.sandbox, order.email);
    const before = await eventsOf(order);
    const stages = [
      ['CANCELLED', 'CONFIRMED'],
      ['CANCELLED', 'CANCELLED'],
    ];
    for (const [at, statuses] of stages.entries()) {
      expect((await cancelled(order, 'refund', at)).status).toBe(200);
      const letters = await lettersOnceThere(shop.sandbox, order.email, 2 + at);
      for (const events of [await eventsOf(order), eventsIn(letters[1 + at]?.calendar?.text)]) {
        expect(events.map(({ STATUS }) => STATUS)).toEqual(statuses);
        expect(events.map(({ UID }) => UID)).toEqual(before.map(({ UID }) => UID));
        expect(events.map(({ SEQUENCE }) => SEQUENCE)).toEqual([`${at + 1}`, `${at + 1}`]);
      }
    }
  });

  it('updates calendars also where the backend ended the whole order', async () => {
    const order = await buy();
    await lettersOnceThere(shop.sandbox, order.email);
    await shop.sandbox.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('id', '=', order.view.id)
      .execute();
    expect(await eventsOf(order)).toMatchObject([{ STATUS: 'CANCELLED', SEQUENCE: '1' }]);
  });

  it('hides the weather claim of its ticket', async () => {
    const order = await buy(['bruma', 'copalera']);
    await claim(order, 'es');
    await putOnDay(shop.sandbox, order.view.id, decisions[0][0]);
    await decide(order);
    expect(rightIn(await seen(order), 'weather').claim).toBe('GRANTED');
    await cancelled(order, 'refund');
    const view = await seen(order);
    const { claim: told, state } = rightIn(view, 'weather');
    expect([told, state]).toEqual([undefined, { kind: 'over', reason: 'cancelled' }]);
    expect(view.rights?.changes.map((one) => one.claim)).toEqual([undefined, undefined]);
  });

  it('as a coupon refunds no money and gives a code valid for a year', async () => {
    const order = await buy();
    await lettersOnceThere(shop.sandbox, order.email);
    await cancelled(order, 'coupon');
    const { code = '' } = (await seen(order)).rights?.changes[0]?.coupon ?? {};
    expect(code).toMatch(/^CV-/);
    expect((await Walk.open(order.visitor, order.path)).text).toContain(code);
    expect(await intentOf(order)).toMatchObject([{ status: 'CAPTURED', amount: null }]);
    const [, letter] = await lettersOnceThere(shop.sandbox, order.email, 2);
    expect(letter?.body).toContain(code);
  });

  it('twice at once happens once, and the same form sent again gets the same reply', async () => {
    const order = await buy(['bruma', 'copalera']);
    const { total } = await cancelForm(order);
    const asked = {
      order: order.view.id,
      line: [lineOf(order)],
      way: 'refund',
      amount: String(total?.minorUnits),
    };
    const one = { ...asked, attempt: 'attempt-of-one-form' };
    const both = await Promise.all([
      askChange(order.visitor, 'cancel', one),
      askChange(order.visitor, 'cancel', one),
      askChange(order.visitor, 'cancel', asked),
      askChange(order.visitor, 'cancel', asked),
    ]);
    const done = both.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { status } of both) expect([200, 422]).toContain(status);
    expect(
      (await seen(order)).rights?.changes.filter(({ state }) => state === 'done'),
    ).toHaveLength(1);
    expect(await intentOf(order)).toMatchObject([{ amount: { amount: total?.minorUnits } }]);
    await lettersOnceThere(shop.sandbox, order.email, 2);
  });

  it.each(['dropAfterCommit', 'down'] as const)(
    'is recorded and completed when the order backend is %s',
    async (mode) => {
      const order = await buy();
      await lettersOnceThere(shop.sandbox, order.email);
      const { total } = await cancelForm(order);
      shop.sandbox.faults.add({
        api: 'cart',
        path: `/xapi/orders/${order.view.id}/cancel`,
        method: 'POST',
        mode,
        times: 1,
      });
      const reply = await cancelled(order, 'refund');
      expect(reply.status).toBe(200);
      await hurriedUntil(
        shop,
        async () => (await seen(order)).rights?.changes[0]?.state === 'done',
      );
      expect(await intentOf(order)).toMatchObject([
        { status: 'REFUNDED', amount: { amount: total?.minorUnits } },
      ]);
      expect(await lettersOnceThere(shop.sandbox, order.email, 2)).toHaveLength(2);
    },
  );

  it('is refused while a refund is pending, which pays once', async () => {
    const order = await buy(['bruma', 'copalera']);
    const second = await cancelForm(order, 1);
    const path = '/payments/intents';
    shop.sandbox.faults.add({ api: 'payment', path, method: 'POST', mode: 'down' });
    await cancelled(order, 'refund');
    const view = await seen(order);
    expect(view.rights?.changes[0]?.state).toBe('refunding');
    expect(rightIn(view, 'cancel', 1).state).toEqual({ kind: 'over', reason: 'underWay' });
    const again = await cancel(order, second.total?.minorUnits, { at: 1 });
    expect(problemsOf(await again.json())).toMatchObject([{ code: 'changeUnderWay' }]);
    shop.sandbox.faults.clear();
    await hurriedUntil(shop, async () => (await seen(order)).rights?.changes[0]?.state === 'done');
    expect(await intentOf(order)).toHaveLength(1);
  });
});

describe('is refused with a message and changes nothing:', () => {
  const today = parkDayAt(new Date());

  it.each<[string, string, ErrorCode, object]>([
    ['a cancellation with another amount', 'cancel', 'amountChanged', { amount: '1' }],
    ['one of a ticket that is not there', 'cancel', 'noTicketChosen', { line: ['none'] }],
    ['one in another way', 'cancel', 'wayMissing', { way: 'gift' }],
    ['a day that is none', 'change-date', 'noDay', { date: '2027-02-30' }],
    ['today', 'change-date', 'dayTooSoon', { date: today }],
    ['a day beyond the sale', 'change-date', 'farDay', { date: '2029-05-05' }],
    [
      'a claim of 5,000 letters',
      'weather-claim',
      'claimTooLong',
      { reason: 'rain', note: 'a'.repeat(5_000) },
    ],
  ])('%s', async (_, call, code, differs) => {
    const order = await refusedOrder;
    const lines = call === 'cancel' ? [lineOf(order)] : lineOf(order);
    const choice = call === 'cancel' ? { way: 'refund', amount: '100' } : {};
    const asked = { order: order.view.id, line: lines, ...choice, ...differs };
    const reply = await askChange(order.visitor, call, asked);
    expect([reply.status, problemsOf(await reply.json())]).toMatchObject([
      422,
      [{ code, text: errorText(code, 'es'), actions: code === 'amountChanged' ? [newAmount] : [] }],
    ]);
    expect((await seen(order)).lines).toEqual(order.view.lines);
  });
  const newAmount = { kind: 'retry', href: expect.stringContaining('right=cancel') };
  let refusedOrder: Promise<OwnOrder>;
  beforeAll(() => {
    refusedOrder = buy(['bruma', 'copalera']);
  });

  it('a day that filled up', async () => {
    const order = await refusedOrder;
    const day = daysIn(await dayForm(order)).at(-1) ?? '';
    const { capacity = 0 } =
      shop.sandbox.content.products.find(({ slug }) => slug === 'bruma') ?? {};
    await shop.sandbox.db
      .insertInto('stock')
      .values({ pool: 'bruma', day, start: '', capacity, taken: capacity })
      .onConflict((one) => one.columns(['pool', 'day', 'start']).doUpdateSet({ taken: capacity }))
      .execute();
    const asked = { order: order.view.id, line: lineOf(order), date: day };
    const reply = await askChange(order.visitor, 'change-date', asked);
    expect(problemsOf(await reply.json())).toMatchObject([
      { code: 'noAvailability', field: 'date' },
    ]);
    const view = await seen(order);
    expect([view.lines, view.rights?.changes[0]?.state]).toEqual([order.view.lines, 'refused']);
  });

  it('a ticket of another order, as if it did not exist', async () => {
    const order = await refusedOrder;
    const stranger = shop.visitor();
    for (const call of ['cancel', 'change-date', 'weather-claim'])
      for (const id of [order.view.id, 'TQ-AAAA-AAAA']) {
        const line = call === 'cancel' ? [lineOf(order)] : lineOf(order);
        const reply = await askChange(stranger, call, { order: id, line });
        expect([reply.status, problemsOf(await reply.json())]).toMatchObject([
          422,
          [{ code: 'orderNotHere' }],
        ]);
      }
  });

  it('a used ticket, also from a page opened before', async () => {
    const order = await buy();
    const { total } = await cancelForm(order);
    await shop.sandbox.db
      .updateTable('vouchers')
      .set({ redeemed_at: shop.sandbox.now() })
      .where('code', '=', codesIn(order.view)?.[0] ?? '')
      .execute();
    for (const kind of ['changeDate', 'weather', 'cancel'] as const)
      expect(rightIn(await seen(order), kind).state).toEqual({ kind: 'over', reason: 'used' });
    const reply = await cancel(order, total?.minorUnits);
    expect(problemsOf(await reply.json())).toMatchObject([{ code: 'ticketUsed' }]);
  });

  it('a visitor whose link was revoked', async () => {
    const order = await buy();
    const [letter] = await lettersOnceThere(shop.sandbox, order.email);
    const link = linkIn(letter ?? { body: '' });
    const guest = shop.visitor();
    await guest.get(link.pathname + link.search, { accept: 'text/html' });
    const { total } = await cancelForm({ ...order, visitor: guest });
    const mine = { path: order.path, order: order.view.id };
    expect((await order.visitor.postJson('/api/order/end-links', mine)).status).toBe(200);
    const reply = await cancel(order, total?.minorUnits, { visitor: guest });
    expect(problemsOf(await reply.json())).toMatchObject([{ code: 'orderNotHere' }]);
    expect((await seen(order)).lines).toEqual(order.view.lines);
  });

  it('an order whose purchase is still open in the ledger', async () => {
    const order = await buy();
    const { id = '' } = (await shop.ledger.findByOrder(order.view.id)) ?? {};
    const pool = openPool({ url: shop.databaseUrl, onError: () => undefined });
    const put = (state: string) =>
      pool.query('update shop.purchases set state = $2, due_at = now() + $3 where id = $1', [
        id,
        state,
        '1 hour',
      ]);
    await put('PAID');
    shop.sandbox.faults.add({ api: 'payment', mode: 'down' });
    const reply = await cancelled(order, 'refund');
    expect(problemsOf(await reply.json())).toMatchObject([{ code: 'changeUnderWay' }]);
    shop.sandbox.faults.clear();
    await put('ORDERED');
    await pool.end();
    expect((await cancelled(order, 'refund')).status).toBe(200);
  });

  it('any change while the opening hours are unknown, as the page also says', async () => {
    const order = await buy();
    const { cartUrl, tokens, faults } = shop.sandbox;
    const fresh = await startBff(
      {},
      { DATABASE_URL: shop.databaseUrl, CART_API_URL: cartUrl, CART_API_TOKEN: tokens.cart },
    );
    faults.add({ api: 'cart', path: '/xapi/products', mode: 'down', times: 100 });
    const visitor = fresh.visitor();
    visitor.setCookie('__Host-orders', order.visitor.cookie('__Host-orders') ?? '');
    const { view } = await visitor.look('order', order.path);
    expect(view.rights).toMatchObject({
      rows: [],
      problem: { code: 'rightsUnavailable', actions: [{ kind: 'retry', href: order.path }] },
    });
    const reply = await cancel(order, 1, { visitor });
    expect(problemsOf(await reply.json())).toMatchObject([{ code: 'rightsUnavailable' }]);
    faults.clear();
    await fresh.stop();
    expect(codesIn(await seen(order))).toEqual(codesIn(order.view));
  });

  it('a call that the backend does not have: done by phone', async () => {
    const order = await refusedOrder;
    const path = `/xapi/orders/${order.view.id}/change-date`;
    shop.sandbox.faults.add({ api: 'cart', path, mode: 'missing', times: 1 });
    const [day] = daysIn(await dayForm(order)).slice(-1);
    const asked = { order: order.view.id, line: lineOf(order), date: day };
    const reply = await askChange(order.visitor, 'change-date', asked);
    expect(problemsOf(await reply.json())).toMatchObject([{ code: 'rightByPhone' }]);
  });
});

it('accepts one of two simultaneous date changes and informs the other', async () => {
  const order = await buy();
  const days = daysIn(await dayForm(order)).slice(2, 4);
  const path = `/xapi/orders/${order.view.id}/change-date`;
  shop.sandbox.faults.add({ api: 'cart', path, method: 'POST', mode: 'slow', ms: 400, times: 1 });
  const asked = { order: order.view.id, line: lineOf(order) };
  const both = await Promise.all(
    days.map(async (date) => {
      const reply = await askChange(order.visitor, 'change-date', { ...asked, date });
      return { date, status: reply.status, problems: problemsOf(await reply.json()) };
    }),
  );
  const [winner, loser] = both.toSorted((one, other) => one.status - other.status);
  expect([winner?.status, loser?.status]).toEqual([200, 422]);
  expect(loser?.problems).toMatchObject([
    { code: 'changeUnderWay', text: errorText('changeUnderWay', 'es') },
  ]);
  expect(await dayOf(order)).toBe(winner?.date);
  const { rights, lines } = await seen(order);
  expect(rights?.changes.map(({ state }) => state)).toEqual(['done']);
  const codes = await shop.sandbox.db
    .selectFrom('vouchers')
    .select('code')
    .where('order_id', '=', order.view.id)
    .where('revoked_at', 'is', null)
    .execute();
  expect(codes.map(({ code }) => code).toSorted()).toEqual(
    lines[0]?.vouchers.map(({ code }) => code).toSorted(),
  );
  expect(codes).toHaveLength(2);
});
