import { refusalOrder, refusalsIn, type SalePart } from './refusal-order.js';

const allWrong: Readonly<Record<SalePart, string>> = {
  pickup: 'unknownPickup',
  component: 'noComponent',
  extras: 'unknownExtra',
  people: 'nobody',
  time: 'noSchedule',
  day: 'pastDay',
};

type Row = readonly [keyof typeof refusalOrder, Partial<Record<SalePart, string>>, string];

it.each<Row>([
  ['page', allWrong, 'pastDay noSchedule nobody unknownExtra noComponent'],
  ['cart', allWrong, 'nobody unknownExtra pastDay noSchedule noComponent unknownPickup'],
  ['supplier', allWrong, 'unknownExtra noComponent nobody pastDay'],
  ['page', { ...allWrong, day: undefined, time: undefined }, 'nobody unknownExtra noComponent'],
  ['cart', { component: 'noComponent', day: 'farDay' }, 'farDay noComponent'],
  ['cart', { pickup: 'unknownPickup' }, 'unknownPickup'],
  ['supplier', { time: 'noSchedule', day: 'pastDay' }, 'pastDay'],
  ['page', {}, ''],
])('reports on a %s about %j: %s', (order, found, codes) => {
  const all = refusalsIn<SalePart, string>(refusalOrder[order], found);
  expect(all.map(({ code }) => code).join(' ')).toBe(codes);
});

it('names the part at fault', () => {
  expect(refusalsIn(refusalOrder.cart, { time: 'pastDay' })).toEqual([
    { part: 'time', code: 'pastDay' },
  ]);
});
