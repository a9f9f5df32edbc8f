import { anOrder, anOrderLine } from '@shop/test/an-order';
import fc from 'fast-check';
import { momentOf } from '../calendar/park-day.js';
import type { Schedule } from '../calendar/schedule.js';
import { money } from '../money/money.js';
import type { CancellationRule } from './cancellation.js';
import type { Order, OrderLine } from './order.js';
import {
  paidFor,
  refuseNewDay,
  type Right,
  type RightKind,
  rightKinds,
  rightOf,
  type RightsQuestion,
  visitStart,
} from './rights.js';

const park: Schedule = {
  type: 'OPENING_HOURS',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: '09:00',
  to: '17:00',
};
const tour: Schedule = {
  type: 'START_TIME',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['08:00', '10:30'],
};
const inFull: CancellationRule = {
  steps: [{ hours: 48, percent: 100 }],
  ways: ['refund', 'coupon'],
};
const inSteps: CancellationRule = {
  steps: [
    { hours: 24, percent: 50 },
    { hours: 72, percent: 100 },
  ],
  ways: ['refund'],
};
const day = '2026-12-15';
const bought = momentOf('2026-11-20', '10:00');
const paid = money(10_001, 'MXN');

interface Case {
  readonly now: readonly [day: string, time: string];
  readonly line?: Partial<OrderLine>;
  readonly schedule?: Schedule | undefined;
  readonly isBusy?: boolean;
  readonly can?: Order['can'];
}

function ask(kind: RightKind, { now, line = {}, isBusy = false, ...more }: Case): Right {
  const own = anOrderLine({ id: 'one', day, time: undefined, amount: paid, rule: inFull, ...line });
  const can = 'can' in more ? more.can : rightKinds;
  const order = anOrder({ createdAt: bought, lines: [own], can });
  const schedule = 'schedule' in more ? more.schedule : park;
  return rightOf(kind, own, { order, schedule, isBusy, now: momentOf(...now) });
}

const said = (right: Right) => (right.state === 'open' ? 'open' : right.reason);
/** Park time, independent of the machine's time zone. */
const clock = ({ until }: Right) =>
  until && new Date(until.getTime() - 5 * 3_600_000).toISOString().slice(0, 16);

it.each<[string, RightKind, string, string | undefined, Case]>([
  ['weeks ahead', 'changeDate', 'open', '2026-12-14T09:00', { now: ['2026-11-22', '12:00'] }],
  ['24 h ahead', 'changeDate', 'open', '2026-12-14T09:00', { now: ['2026-12-14', '09:00'] }],
  ['a minute later', 'changeDate', 'late', '2026-12-14T09:00', { now: ['2026-12-14', '09:01'] }],
  [
    'a late departure',
    'changeDate',
    'open',
    '2026-12-14T10:30',
    { now: ['2026-12-14', '10:30'], schedule: tour, line: { time: '10:30' } },
  ],
  [
    'an early departure',
    'changeDate',
    'late',
    '2026-12-14T08:00',
    { now: ['2026-12-14', '08:01'], schedule: tour, line: { time: '08:00' } },
  ],
  [
    'a product that is gone opens at midnight',
    'changeDate',
    'late',
    '2026-12-14T00:00',
    { now: ['2026-12-14', '08:00'], schedule: undefined },
  ],
  // New York changes its clocks this night; the park does not.
  [
    'a night when others lose an hour',
    'changeDate',
    'open',
    '2027-03-13T09:00',
    { now: ['2027-03-13', '09:00'], line: { day: '2027-03-14' } },
  ],
  [
    'an open ticket gets its day',
    'changeDate',
    'open',
    '2027-05-19T09:00',
    { now: ['2027-05-19', '09:00'], line: { day: undefined } },
  ],
  [
    'an open ticket on its last day',
    'changeDate',
    'late',
    '2027-05-19T09:00',
    { now: ['2027-05-20', '08:00'], line: { day: undefined } },
  ],
  [
    'a granted claim gives longer',
    'changeDate',
    'open',
    '2026-12-20T00:00',
    {
      now: [day, '12:00'],
      line: { claim: { status: 'GRANTED', changeUntil: momentOf('2026-12-20', '00:00') } },
    },
  ],
  [
    'a claim that was denied does not',
    'changeDate',
    'late',
    '2026-12-14T09:00',
    { now: [day, '12:00'], line: { claim: { status: 'DENIED' } } },
  ],
  ['weather 24 h ahead', 'weather', 'open', '2026-12-14T09:00', { now: ['2026-12-14', '09:00'] }],
  ['weather later', 'weather', 'late', '2026-12-14T09:00', { now: ['2026-12-14', '09:01'] }],
  [
    'weather of no day',
    'weather',
    'noDay',
    '2027-05-19T09:00',
    { now: ['2026-12-01', '09:00'], line: { day: undefined } },
  ],
  [
    'weather once more',
    'weather',
    'claimed',
    '2026-12-14T09:00',
    { now: ['2026-12-01', '09:00'], line: { claim: { status: 'RECEIVED' } } },
  ],
  ['cancelling 48 h ahead', 'cancel', 'open', '2026-12-13T09:00', { now: ['2026-12-13', '09:00'] }],
  ['cancelling later', 'cancel', 'late', '2026-12-13T09:00', { now: ['2026-12-13', '09:01'] }],
  [
    'no rule of cancelling',
    'cancel',
    'none',
    undefined,
    { now: ['2026-12-01', '09:00'], line: { rule: undefined } },
  ],
  [
    'a rule without a step',
    'cancel',
    'none',
    undefined,
    { now: ['2026-12-01', '09:00'], line: { rule: { steps: [], ways: ['refund'] } } },
  ],
  [
    'a refund under way',
    'cancel',
    'underWay',
    '2026-12-13T09:00',
    { now: ['2026-12-01', '09:00'], isBusy: true },
  ],
  [
    'a refund under way when it is late',
    'cancel',
    'late',
    '2026-12-13T09:00',
    { now: ['2026-12-14', '09:00'], isBusy: true },
  ],
  [
    'a backend without these calls',
    'changeDate',
    'byPhone',
    '2026-12-14T09:00',
    { now: ['2026-12-01', '09:00'], can: undefined },
  ],
])('%s: %s is %s, until %s', (_, kind, state, until, asked) => {
  const right = ask(kind, asked);
  expect([said(right), clock(right)]).toEqual([state, until]);
});

it.each(rightKinds)('%s ends for a used or cancelled ticket', (kind) => {
  const now = ['2026-12-01', '09:00'] as const;
  expect(said(ask(kind, { now, line: { isUsed: true } }))).toBe('used');
  const cancellation = { amount: paid, way: 'refund' } as const;
  expect(said(ask(kind, { now, line: { cancellation } }))).toBe('cancelled');
});

it.each([
  ['2026-12-01', 10_001, '2026-12-12T09:00'],
  ['2026-12-13', 5_001, '2026-12-14T09:00'],
])('on %s a stepped rule refunds %d, until %s', (on, amount, until) => {
  const right = ask('cancel', { now: [on, '09:00'], line: { rule: inSteps } });
  expect(right).toMatchObject({ state: 'open', back: { amount: { amount }, ways: ['refund'] } });
  expect(clock(right)).toBe(until);
});

it.each([
  ['2026-12-01', 'a coupon that comes back', true, 20_001, ['coupon']],
  ['2026-12-13', 'a coupon that comes back', true, 10_001, ['coupon']],
  ['2026-12-01', 'one that does not', undefined, 0, ['refund']],
])('on %s refunds in full what %s paid, never as money', (on, _, comesBack, amount, ways) => {
  const line = anOrderLine({ id: 'one', day, amount: money(20_001, 'MXN'), rule: inSteps });
  const saved = money(20_001, 'MXN');
  const promo = { code: 'CV-1', title: undefined, percent: undefined, lines: ['one'], saved };
  const asked = question([line], momentOf(on, '09:00'));
  const order = { ...asked.order, promo: { ...promo, comesBack }, total: money(0, 'MXN') };
  const right = rightOf('cancel', line, { ...asked, order });
  expect(right).toMatchObject({ back: { amount: { amount }, ways } });
  // What was partly paid with money is refunded as money.
  const part = { ...order, total: money(1, 'MXN') };
  expect(rightOf('cancel', line, { ...asked, order: part })).toMatchObject({
    back: { ways: ['refund'] },
  });
});

it('refunds no more than was paid, for any coupon split and order of cancellations', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100 }), (all, off) => {
      const lines = all.map((amount, at) =>
        anOrderLine({ id: `${at}`, amount: money(amount, 'MXN') }),
      );
      const whole = all.reduce((sum, amount) => sum + amount, 0);
      const total = money(Math.floor((whole * (100 - off)) / 100), 'MXN');
      const shares = lines.map((line) => paidFor(line, { lines, total }).amount);
      expect(shares.reduce((sum, amount) => sum + amount, 0)).toBe(whole === 0 ? 0 : total.amount);
      for (const [at, amount] of shares.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(all[at] ?? 0);
      }
    }),
  );
});

const question = (lines: readonly OrderLine[], now: Date): RightsQuestion => ({
  order: anOrder({ createdAt: bought, lines, can: rightKinds }),
  schedule: park,
  isBusy: false,
  now,
});

it.each([
  ['the day that it has', day, 'sameChoice', {}],
  ['today', '2026-12-01', 'tooSoon', {}],
  ['tomorrow as it opens in less than a day', '2026-12-02', 'tooSoon', {}],
  ['the day after', '2026-12-03', undefined, {}],
  ['a day of another ticket', '2026-12-20', 'dayTaken', {}],
  ['an open ticket’s last day', '2027-05-20', undefined, { day: undefined }],
  ['the day after that', '2027-05-21', 'beyondTicket', { day: undefined }],
])('as a new day %s is: %s %s', (_, wanted, refusal, differs) => {
  const line = anOrderLine({ id: 'one', day, time: undefined, ...differs });
  const other = anOrderLine({ id: 'other', day: '2026-12-20' });
  const asked = question([line, other], momentOf('2026-12-01', '09:01'));
  expect(refuseNewDay(line, { day: wanted, time: undefined }, asked)).toBe(refusal);
});

it('frees the day of a cancelled ticket for the others', () => {
  const cancellation = { amount: paid, way: 'refund' } as const;
  const line = anOrderLine({ id: 'one', day });
  const other = anOrderLine({ id: 'other', day: '2026-12-20', cancellation });
  const asked = question([line, other], momentOf('2026-12-01', '09:00'));
  expect(refuseNewDay(line, { day: '2026-12-20', time: undefined }, asked)).toBeUndefined();
});

it('never allows a change to or from today', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(times, times, (opens, at) => {
      const write = ([hour, minute]: readonly [number, number]) =>
        `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      const line = anOrderLine({ id: 'one', day, time: undefined });
      const hours = { ...park, from: write(opens) };
      const now = momentOf(day, write(at));
      const asked = { ...question([line], now), schedule: hours };
      expect(rightOf('changeDate', line, asked).state).toBe('over');
      const moved = { ...line, day: '2026-12-30' };
      expect(refuseNewDay(moved, { day, time: undefined }, asked)).toBe('tooSoon');
      expect(visitStart(line, hours, bought).getTime()).toBe(momentOf(day, hours.from).getTime());
    }),
  );
});
