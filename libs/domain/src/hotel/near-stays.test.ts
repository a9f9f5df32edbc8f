import { addDays } from '../calendar/park-day.js';
import { nearStays, splitParty } from './near-stays.js';
import type { StayDay } from './stay.js';

const bounds = { today: '2026-12-01', lastDay: '2027-12-31' };

const calendar = (
  full: readonly string[],
  differs: Readonly<Record<string, Partial<StayDay>>> = {},
) =>
  new Map(
    Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at)).map(
      (day): [string, StayDay] => {
        const status = full.includes(day) ? 'soldOut' : 'open';
        return [day, { day, status, minNights: 1, canBegin: true, canEnd: true, ...differs[day] }];
      },
    ),
  );
const begins = (stays: readonly { checkIn: string; checkOut: string }[]) =>
  stays.map(({ checkIn, checkOut }) => `${checkIn.slice(8)}-${checkOut.slice(8)}`);
const wanted = { checkIn: '2026-12-14', checkOut: '2026-12-17' };

it('finds equally long stays on the nearest dates, the later of two first', () => {
  expect(begins(nearStays(wanted, calendar([]), bounds, 4))).toEqual([
    '15-18',
    '13-16',
    '16-19',
    '12-15',
  ]);
});

it('skips dates with a full night or a longer minimum stay', () => {
  const days = calendar(['2026-12-15'], { '2026-12-16': { minNights: 4 } });
  expect(begins(nearStays(wanted, days, bounds, 3))).toEqual(['12-15', '17-20', '11-14']);
});

it('never starts before today, nor on days without data', () => {
  const early = { checkIn: '2026-12-02', checkOut: '2026-12-03' };
  expect(begins(nearStays(early, calendar([]), bounds, 3))).toEqual(['03-04', '01-02', '04-05']);
  expect(nearStays(wanted, new Map(), bounds, 3)).toEqual([]);
});

const rooms = [
  { adults: 2, children: 0 },
  { adults: 2, children: 2 },
  { adults: 4, children: 2 },
];
const party = (adults: number, ...childAges: number[]) => ({ adults, childAges });

it.each([
  [party(5), [party(3), party(2)]],
  [party(5, 3, 4), [party(3, 3), party(2, 4)]],
  [party(8, 1, 2), [party(4, 1), party(4, 2)]],
  [party(2, 1, 2), [party(2, 1, 2)]],
])('distributes %j over the fewest rooms', (one, shares) => {
  expect(splitParty(one, rooms)).toEqual(shares);
});

it('finds no split when children fit in no room with one adult', () => {
  expect(splitParty(party(1, 3, 4), [{ adults: 2, children: 0 }])).toBeUndefined();
  expect(splitParty(party(3), [])).toBeUndefined();
});
