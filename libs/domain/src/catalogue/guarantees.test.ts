import { aProduct } from '@shop/test/a-product';
import {
  type ChosenTicket,
  type Guarantee,
  grantsOf,
  guaranteesOf,
  guaranteesOfShop,
  isGranted,
} from './guarantees.js';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const park = aProduct();
const tour = aProduct({ schedule: { type: 'START_TIME', weekdays, startTimes: ['09:00'] } });
const bare = aProduct({ grants: [] });
const bareTour = aProduct({ ...tour, grants: [] });
const dated = aProduct({ grants: ['changeDate'] });
const day = '2026-12-12' as const;

it.each([
  ['a park', park, ['weather', 'changeDate', 'openTicket']],
  ['a tour, which leaves with its places', tour, ['weather', 'changeDate']],
  ['a park whose supplier has no call for anything', bare, []],
  ['a park whose date alone can be changed', dated, ['changeDate']],
  ['a tour that is told to have open tickets', aProduct({ ...tour, grants: ['openTicket'] }), []],
] as const)('%s grants what its backend supports', (_, product, granted) => {
  expect(grantsOf(product)).toEqual(granted);
});

it('grants nothing for unknown capabilities', () => {
  expect(isGranted('weather', undefined)).toBe(false);
});

const on = (product: ChosenTicket['product']): ChosenTicket => ({ product, day });
const open = (product: ChosenTicket['product']): ChosenTicket => ({ product, day: undefined });
const cases: readonly [string, readonly ChosenTicket[], boolean, readonly Guarantee[]][] = [
  ['a park on a day', [on(park)], true, ['weather', 'changeDate', 'secure']],
  ['an open ticket', [open(park)], true, ['weather', 'changeDate', 'openTicket', 'secure']],
  [
    'an open one beside one with a day',
    [open(park), on(park)],
    true,
    ['weather', 'changeDate', 'secure'],
  ],
  ['a park that costs nothing', [on(park)], false, ['weather', 'changeDate']],
  ['a supplier without calls', [on(bare)], true, ['secure']],
  ['ours beside one without calls', [on(park), on(bare)], true, ['secure']],
  [
    'ours beside one whose date can be changed',
    [on(tour), on(dated)],
    true,
    ['changeDate', 'secure'],
  ],
  ['a product that is sold no more', [on(park), on(undefined)], true, ['secure']],
  ['nights alone, which have their own rule', [], true, ['secure']],
];
it.each(cases)('promises of %s only what holds for all of it', (_, tickets, hasToPay, promised) => {
  expect(guaranteesOf(tickets, hasToPay)).toEqual(promised);
});

it.each([
  ['ours', [park, tour], ['weather', 'changeDate', 'openTicket', 'secure']],
  ['tours alone', [tour], ['weather', 'changeDate', 'secure']],
  ['a supplier without calls', [bare, bareTour], ['secure']],
  ['a catalogue that did not come', [], ['secure']],
] as const)('a shop of %s promises what one of its products has', (_, catalogue, promised) => {
  expect(guaranteesOfShop(catalogue)).toEqual(promised);
});
