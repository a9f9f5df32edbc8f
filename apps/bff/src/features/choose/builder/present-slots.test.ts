import { builderAt, builderCatalogue } from '@shop/test/a-builder';
import { errorText } from '@shop/domain';

const bruma = 'part=bruma_2027-01-12';
const guarida = 'part=guarida_2027-01-13';

const slotsOf = async (draft: string, catalogue = builderCatalogue()) =>
  (await builderAt(draft, { catalogue })).slots;

it('has four tickets, the chosen ones first', async () => {
  const slots = await slotsOf(`${bruma}&${guarida}`);
  expect(slots.map(({ number, state, name }) => [number, state, name])).toEqual([
    [1, 'dated', 'Bruma'],
    [2, 'dated', 'Guarida'],
    [3, 'empty', ''],
    [4, 'empty', ''],
  ]);
  expect(slots.map(({ drop }) => drop !== undefined)).toEqual([true, true, false, false]);
});

it('shows a fifth park too, so that it can be removed', async () => {
  const five = ['bruma', 'guarida', 'copalera', 'son-de-rio', 'laguna-nacar'];
  const slots = await slotsOf(five.map((slug) => `part=${slug}`).join('&'));
  expect(slots.map(({ state }) => state)).toEqual(five.map(() => 'chosen'));
});

it('opens the first ticket without a day, and each by its link', async () => {
  const slots = await slotsOf(`${bruma}&part=guarida&part=copalera`);
  expect(slots.map(({ isOpen }) => isOpen)).toEqual([false, true, false, false]);
  const opened = slots.map(({ open }) => new URL(open, 'http://shop').searchParams.get('slot'));
  expect(opened).toEqual(['1', '2', '3', '4']);
});

it('removes a ticket by its link, and the others move up', async () => {
  const [first] = await slotsOf(`${bruma}&${guarida}`);
  const [now, empty] = await slotsOf(first?.drop?.split('?')[1] ?? '');
  expect([now?.name, empty?.state]).toEqual(['Guarida', 'empty']);
});

const soldOut = () => builderCatalogue().sellOut('guarida', '2027-01-13');
it.each([
  ['without a day', 'part=guarida', 'chosen', undefined],
  ['of a tour without its time', 'part=ojos-de-agua_2027-01-13', 'timeless', undefined],
  ['without its activity', 'part=gran-ceiba-total_2027-01-13', 'timeless', undefined],
  ['on the day of another', 'part=guarida_2027-01-12', 'conflict', 'sameDates'],
  ['of the same park', 'part=bruma', 'conflict', 'packageTwice'],
  ['on a closed day', 'part=copalera_2027-01-17', 'conflict', 'closedDay'],
] as const)('shows the state of a ticket %s', async (_, part, state, code) => {
  const [, slot] = await slotsOf(`${bruma}&${part}`);
  expect([slot?.state, slot?.problem?.code]).toEqual([state, code]);
  expect(slot?.problem?.text).toBe(code && errorText(code, 'es'));
});

it('reports a full day as unavailable', async () => {
  const [, slot] = await slotsOf(`${bruma}&${guarida}`, soldOut());
  expect(slot).toMatchObject({ state: 'conflict', problem: { code: 'noAvailability' } });
});

it('names the conflicting ticket and day', async () => {
  const [, sameDay] = await slotsOf(`${bruma}&part=guarida_2027-01-12`);
  expect(sameDay?.problem?.detail).toBe('Bruma, mar 12 ene 2027');
  const [, variant] = await slotsOf('part=laguna-nacar&part=laguna-nacar-tarde');
  expect(variant?.problem?.detail).toBe('Laguna Nácar');
});

it('describes the day, the hours or start time, and the activity in words', async () => {
  const tour = 'part=ojos-de-agua_2027-01-13_1030';
  const total = 'part=gran-ceiba-total_2027-01-14__512';
  const [, slot, ceiba] = await slotsOf(`${bruma}&${tour}&${total}`);
  expect(slot).toMatchObject({ date: 'mié 13 ene 2027', hours: '10:30', component: undefined });
  expect(ceiba).toMatchObject({ hours: '8:30–18:00', component: 'Río de Luz' });
});

it('says that the flagship has no early discount until a combo grants one', async () => {
  const ceiba = 'part=gran-ceiba-basico_2027-01-15';
  const [two] = await slotsOf(`${ceiba}&${bruma}`);
  const [three] = await slotsOf(`${ceiba}&${bruma}&${guarida}`);
  expect([two?.isWithoutTier, three?.isWithoutTier]).toEqual([true, undefined]);
});
