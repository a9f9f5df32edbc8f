import { monthOf, parkDayAt, writeShortDate } from '@shop/domain';
import type { DayView, PlannerDaysView } from '@shop/ports/screens';
import { sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);

async function daysOf(visitor: Visitor, asked: Readonly<Record<string, string>>) {
  const fields = { product: 'bruma', day: '', month: '', path: '/es/', ...asked };
  const reply = await visitor.get(`/api/plan/days?${new URLSearchParams(fields)}`);
  return { status: reply.status, view: (await reply.json()) as PlannerDaysView }; // as: the question's own promise
}

const cellsOf = ({ calendar }: Pick<PlannerDaysView, 'calendar'>): readonly DayView[] =>
  calendar.months.flatMap(({ weeks }) => weeks.flat());

it.each([
  ['/es/', '/es/entrada-bruma/', 'MXN'],
  ['/en/', '/en/ticket-bruma/', 'USD'],
])('shows on %s for a month exactly the days and prices of %s', async (path, page, currency) => {
  const visitor = shop.visitor();
  const { view } = await daysOf(visitor, { path, month });
  const buy = await visitor.look('buy', `${page}?month=${month}`);
  expect(view.name).toBe('Bruma');
  expect(view.calendar).toEqual(buy.view.calendar);
  expect(view.calendar.legend.currency).toContain(currency);
  expect(cellsOf(view).some(({ amount }) => /\d/.test(amount))).toBe(true);
});

it('has a description for every selectable day, and no other', async () => {
  const { view } = await daysOf(shop.visitor(), { month });
  const open = cellsOf(view).filter(({ state }) => state === 'free' || state === 'best');
  expect(open.length).toBeGreaterThan(0);
  expect(Object.keys(view.texts)).toEqual(open.map(({ day }) => day));
  expect(Object.values(view.texts)[0]).toMatch(/^(lun|mar|mié|jue|vie|sáb|dom) \d+ \p{L}+ \d{4}$/u);
});

it('opens at the month of the selected day and marks it', async () => {
  const { view: first } = await daysOf(shop.visitor(), { month });
  const [day = ''] = Object.keys(first.texts);
  const { view } = await daysOf(shop.visitor(), { day });
  expect(view.calendar.months[0]?.month).toBe(month);
  expect(cellsOf(view).filter(({ isChosen }) => isChosen)).toMatchObject([{ day }]);
});

it.each([
  ['a month long ago', { month: '2001-01' }],
  ['no day', { day: 'tomorrow' }],
])('treats %s as no date', async (_, asked) => {
  const before = monthOf(parkDayAt(new Date()));
  const { status, view } = await daysOf(shop.visitor(), asked);
  const after = monthOf(parkDayAt(new Date()));
  expect(status).toBe(200);
  expect(view.calendar.months).toHaveLength(1);
  expect([before, after]).toContain(view.calendar.months[0]?.month);
  expect(view.calendar.previous).toBeUndefined();
});

it('has neither name nor days for an unknown product', async () => {
  const { status, view } = await daysOf(shop.visitor(), { product: 'atlantis', month });
  expect([status, view.name, view.texts]).toEqual([200, '', {}]);
  expect(cellsOf(view).filter(({ amount }) => amount !== '')).toEqual([]);
});

it.each([
  ['a product without end', `product=${'x'.repeat(81)}`],
  ['a field that is not known', 'product=bruma&email=a%40b.example'],
])('refuses %s', async (_, query) => {
  expect((await shop.visitor().get(`/api/plan/days?${query}`)).status).toBe(400);
});

it('keeps days selectable without prices while prices are down, with a notice', async () => {
  // A currency that no earlier test used, so that no reply is cached.
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'CLP');
  shop.sandbox.faults.add({ api: 'cart', mode: 'down' });
  const { view } = await daysOf(visitor, { month });
  expect(view.calendar.problem?.code).toBe('calendar');
  expect(Object.keys(view.texts).length).toBeGreaterThan(27);
});

it('describes the preselected day in words, beside a page of priced days', async () => {
  const visitor = shop.visitor();
  const { view } = await visitor.look('home', '/pt/');
  const { day, calendar } = view.planner;
  expect(calendar.name).toBe(writeShortDate(day, 'pt'));
  expect(sellableDays(await visitor.look('buy', calendar.href)).length).toBeGreaterThan(0);
});
