import { money } from '../money/money.js';
import { lowestStay } from './lowest-stay.js';
import type { StayDay } from './stay.js';

const night = (day: string, amount: number, differs: Partial<StayDay> = {}): StayDay => ({
  day,
  status: 'open',
  lowest: money(amount, 'MXN'),
  minNights: 1,
  canBegin: true,
  canEnd: true,
  ...differs,
});

it.each<[string, readonly StayDay[], string | undefined]>([
  [
    'of the lowest night, the first of several',
    [night('2026-12-03', 300), night('2026-12-05', 200), night('2026-12-06', 200)],
    '2026-12-05 2026-12-06',
  ],
  [
    'of one that stands alone before a longer one as low',
    [night('2026-12-03', 200, { minNights: 3 }), night('2026-12-05', 200)],
    '2026-12-05 2026-12-06',
  ],
  [
    'as long as it has to be',
    [night('2026-12-03', 200, { minNights: 3 }), night('2026-12-08', 210)],
    '2026-12-03 2026-12-06',
  ],
  [
    'none that is past, full, too far, or that can not begin or end',
    [
      night('2026-11-30', 100),
      night('2026-12-02', 100, { status: 'soldOut', lowest: undefined }),
      night('2026-12-03', 100, { canBegin: false }),
      night('2026-12-04', 100),
      night('2026-12-05', 900, { canEnd: false }),
      night('2026-12-31', 100),
    ],
    '2026-12-05 2026-12-06',
  ],
  ['none at all where nothing is told', [], undefined],
])('the lowest stay is that %s', (_, days, dates) => {
  const stay = lowestStay(days, '2026-12-01');
  expect(stay && `${stay.checkIn} ${stay.checkOut}`).toBe(dates);
});
