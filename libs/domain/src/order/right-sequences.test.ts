import { anOrder, anOrderLine } from '@shop/test/an-order';
import { momentOf, type ParkDay } from '../calendar/park-day.js';
import type { Schedule } from '../calendar/schedule.js';
import { money } from '../money/money.js';
import { boughtFor, type OrderLine, type TicketDay } from './order.js';
import { refuseNewDay, rightKinds, rightOf, type RightsQuestion } from './rights.js';

type Act =
  | { readonly kind: 'changeDate'; readonly to: TicketDay & { readonly day: ParkDay } }
  | { readonly kind: 'weather' | 'cancel' | 'redeem' };

const tour: Schedule = {
  type: 'START_TIME',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['08:00', '16:00'],
};
const boughtAt = momentOf('2026-11-20', '10:00');
const paid = 10_000;
const rule = {
  steps: [
    { hours: 24, percent: 50 },
    { hours: 72, percent: 100 },
  ],
  ways: ['refund', 'coupon'],
} as const;

const dated = { day: '2026-12-15', time: '08:00' } as const;
const open = { day: undefined, time: undefined };
const ticket = (bought: TicketDay): OrderLine =>
  anOrderLine({ id: 'one', ...bought, amount: money(paid, 'MXN'), rule });

const asked = (line: OrderLine, now: Date): RightsQuestion => ({
  order: anOrder({ createdAt: boughtAt, lines: [line], can: rightKinds }),
  schedule: tour,
  isBusy: false,
  now,
});

const backOf = (line: OrderLine, now: Date): number => {
  const right = rightOf('cancel', line, asked(line, now));
  return right.state === 'open' ? (right.back?.amount.amount ?? 0) : 0;
};

function after(line: OrderLine, act: Act, now: Date): OrderLine {
  // Gates admit once and only on the ticket's day.
  if (act.kind === 'redeem') return line.cancellation ? line : { ...line, isUsed: true };
  if (rightOf(act.kind, line, asked(line, now)).state === 'over') return line;
  if (act.kind === 'weather')
    return { ...line, claim: { status: 'GRANTED', changeUntil: momentOf('2027-02-01', '00:00') } };
  if (act.kind === 'cancel') {
    const amount = money(backOf(line, now), 'MXN');
    return { ...line, cancellation: { amount, way: 'refund' } };
  }
  if (act.kind !== 'changeDate' || refuseNewDay(line, act.to, asked(line, now))) return line;
  return { ...line, ...act.to, boughtFor: boughtFor(line), claim: undefined };
}

const to = (day: ParkDay, time = '08:00'): Act => ({ kind: 'changeDate', to: { day, time } });
const acts: readonly Act[] = [
  to('2026-12-10'),
  to('2026-12-15', '16:00'),
  to('2027-01-20'),
  to('2027-06-15'),
  { kind: 'weather' },
  { kind: 'cancel' },
  { kind: 'redeem' },
];
/** Weeks before the visit, between the steps, too late for each right, and after the visit. */
const moments = [
  momentOf('2026-12-01', '12:00'),
  momentOf('2026-12-12', '12:00'),
  momentOf('2026-12-14', '09:00'),
  momentOf('2026-12-20', '12:00'),
  momentOf('2027-05-18', '12:00'),
];

interface Step {
  readonly act: Act;
  readonly now: Date;
}

/** Every sequence of `length` actions at non-decreasing moments. */
function sequences(length: number, from = 0): readonly (readonly Step[])[] {
  if (length === 0) return [[]];
  return moments
    .slice(from)
    .flatMap((now, at) =>
      acts.flatMap((act) =>
        sequences(length - 1, from + at).map((rest) => [{ act, now }, ...rest]),
      ),
    );
}

const story = (steps: readonly Step[]) =>
  steps
    .map(({ act, now }) => {
      const day = act.kind === 'changeDate' ? ` to ${act.to.day} ${act.to.time}` : '';
      return `${now.toISOString().slice(0, 10)} ${act.kind}${day}`;
    })
    .join(', ');

/** The refund in the end, and the most that the ticket as bought would have refunded by then. */
function ended(bought: TicketDay, steps: readonly Step[]) {
  let line = ticket(bought);
  let most = 0;
  for (const { act, now } of steps) {
    const next = after(line, act, now);
    if (next.cancellation && !line.cancellation) most = backOf(ticket(bought), now);
    line = next;
  }
  return { line, given: line.cancellation?.amount.amount ?? 0, most };
}

/** The open ticket's validity; a granted claim ends earlier here. */
const lastDay = '2027-05-20';

function wrongIn(bought: TicketDay, steps: readonly Step[]): string | undefined {
  const { line, given, most } = ended(bought, steps);
  if (given > most) return `gives back ${given}, not ${most}`;
  if (given > 0 && line.isUsed) return 'gives back what was used';
  const isLate = bought.day === undefined && (line.day ?? '') > lastDay;
  return isLate ? `is good until ${line.day}` : undefined;
}

it.each([
  ['a ticket with a day', 2, dated],
  ['a ticket with a day', 3, dated],
  ['an open ticket', 2, open],
  ['an open ticket', 3, open],
])('%s refunds no more after %d steps than as bought', (_, length, bought) => {
  const wrong = sequences(length).flatMap((steps) => {
    const why = wrongIn(bought, steps);
    return why ? [`${story(steps)}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

it.each<[string, TicketDay, readonly [moment: number, act: Act][], number]>([
  ['is whole in time', dated, [[0, { kind: 'cancel' }]], 10_000],
  ['is half between the steps', dated, [[1, { kind: 'cancel' }]], 5000],
  [
    'is nothing when it was late and the day was changed before',
    dated,
    [
      [1, to('2027-01-20')],
      [3, { kind: 'cancel' }],
    ],
    0,
  ],
  [
    'stays half when a later day is chosen first',
    dated,
    [
      [1, to('2027-01-20')],
      [1, { kind: 'cancel' }],
    ],
    5000,
  ],
  [
    'stays half when a later time is chosen first',
    dated,
    [
      [1, to('2026-12-15', '16:00')],
      [1, { kind: 'cancel' }],
    ],
    5000,
  ],
  [
    'is nothing after a claim that gave another day',
    dated,
    [
      [0, { kind: 'weather' }],
      [3, to('2027-01-20')],
      [3, { kind: 'cancel' }],
    ],
    0,
  ],
  [
    'is that of an earlier day once there is one',
    dated,
    [
      [0, to('2026-12-10')],
      [3, { kind: 'cancel' }],
    ],
    0,
  ],
  [
    'of an open ticket is that of its day once there is one',
    open,
    [
      [0, to('2026-12-15')],
      [2, { kind: 'cancel' }],
    ],
    0,
  ],
])('the refund %s', (_, bought, steps, amount) => {
  const found = steps.flatMap(([at, act]) => {
    const now = moments[at];
    return now ? [{ act, now }] : [];
  });
  expect(ended(bought, found).given).toBe(amount);
});
