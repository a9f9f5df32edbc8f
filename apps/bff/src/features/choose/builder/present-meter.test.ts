import { builderAt } from '@shop/test/a-builder';

/** Days that get 15 %, 10 % and no early discount. */
const far = ['bruma_2027-01-12', 'guarida_2027-01-13', 'son-de-rio_2027-01-14'];
const soon = 'bruma_2026-11-30';
const near = 'bruma_2026-11-23';
const flagship = 'gran-ceiba-basico_2027-01-12';

async function meterOf(parts: readonly string[]) {
  const { meter } = await builderAt([...parts.map((part) => `part=${part}`), 'adults=2'].join('&'));
  if (!meter) throw new Error('a package takes nothing off');
  return meter;
}

it.each([
  [0, ['next', 'ahead', 'ahead', 'ahead']],
  [2, ['reached', 'reached', 'next', 'ahead']],
  [4, ['reached', 'reached', 'reached', 'reached']],
])('shows for %i parks the steps reached and the next one', async (count, states) => {
  const parts = [...far, 'laguna-nacar_2027-01-15'].slice(0, count);
  const { steps } = await meterOf(parts);
  expect(steps.map(({ parks }) => parks)).toEqual([1, 2, 3, 4]);
  expect(steps.map(({ state }) => state)).toEqual(states);
});

it.each([
  ['a park without a day', ['bruma'], [15, 15, 20, 20], 15],
  ['a day soon', [soon], [10, 10, 20, 20], 10],
  ['a day too near', [near], [0, 0, 20, 20], 0],
  ['three, however near', [near, ...far.slice(1)], [0, 0, 20, 20], 20],
  ['the flagship alone, which has no early discount', [flagship], [0, 15, 20, 20], 0],
  ['the flagship beside another', [flagship, 'bruma_2026-11-30'], [10, 10, 20, 20], 10],
])('takes off with %s', async (_, parts, percents, percent) => {
  const meter = await meterOf(parts);
  expect([meter.steps.map((step) => step.percent), meter.percent]).toEqual([percents, percent]);
});

it.each([
  ['nothing yet', [], [true, true], [7, 7]],
  ['a day soon', [soon], [false, false], [7, 7]],
  ['a day that is far', far.slice(0, 1), [false, false], [21, 21]],
  ['the flagship alone', [flagship], [false, true], [7, 7]],
])(
  'explains for %s which percentages may be lower, and their lead time',
  async (_, parts, most, days) => {
    const { steps } = await meterOf(parts);
    expect(steps.map(({ isAtMost }) => isAtMost ?? false)).toEqual([...most, false, false]);
    expect(steps.map(({ daysAhead }) => daysAhead)).toEqual([...days, undefined, undefined]);
  },
);

it.each([
  ['nothing', [], undefined],
  ['a park without a day', ['bruma'], true],
])('counts %s as incomplete, and tells whether something is chosen', async (_, parts, isBegun) => {
  expect(await meterOf(parts)).toMatchObject({ parks: 0, isBegun });
});

it.each([
  ['nothing yet', [], undefined],
  ['one at 15 %', far.slice(0, 1), '$100.00 MXN'],
  ['one at 15 % and one at 10 %', [...far.slice(1, 2), soon], '$300.00 MXN'],
  ['the flagship, which gets none yet', [flagship], '$400.00 MXN'],
  ['three, which have it already', far, undefined],
])('shows what two adults would save on %s with the combo', async (_, parts, saving) => {
  const { nextSaving } = await meterOf(parts);
  expect(nextSaving?.text.replaceAll('\u00a0', ' ')).toBe(saving);
});
