import { refusalsIn, type SalePart } from './refusal-order.js';

const allWrong: Readonly<Record<SalePart, string>> = {
  pickup: 'unknownPickup',
  component: 'noComponent',
  extras: 'unknownExtra',
  people: 'nobody',
  time: 'noSchedule',
  day: 'pastDay',
};

type Row = readonly [Partial<Record<SalePart, string | undefined>>, string];

it.each<Row>([
  [allWrong, 'pastDay noSchedule nobody unknownExtra noComponent unknownPickup'],
  [
    { ...allWrong, day: undefined, time: undefined },
    'nobody unknownExtra noComponent unknownPickup',
  ],
  [{ component: 'noComponent', day: 'farDay' }, 'farDay noComponent'],
  [{ pickup: 'unknownPickup' }, 'unknownPickup'],
  [{}, ''],
])('puts the problems %j in order: %s', (found, codes) => {
  const all = refusalsIn<SalePart, string>(found);
  expect(all.map(({ code }) => code).join(' ')).toBe(codes);
});

it('names the part at fault', () => {
  expect(refusalsIn({ time: 'pastDay' })).toEqual([{ part: 'time', code: 'pastDay' }]);
});
