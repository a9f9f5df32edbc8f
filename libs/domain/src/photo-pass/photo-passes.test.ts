import { money } from '../money/money.js';
import { maxPeople } from '../people/people.js';
import { priceLine } from '../pricing/line-price.js';
import { passesNeeded } from './photo-passes.js';

const parties = Array.from({ length: maxPeople }, (_, index) => index + 1);

it('is one pass for ten people and two for eleven', () => {
  expect(passesNeeded).toEqual([
    { from: 1, to: 10, passes: 1 },
    { from: 11, to: 20, passes: 2 },
  ]);
});

it.each(parties)('states the charge for a party of %i', (adults) => {
  const { extras } = priceLine({
    leadDays: undefined,
    parksInPackage: 1,
    notDiscount: false,
    listPrice: money(100_00, 'USD'),
    people: { ADULT: adults, CHILD: 0, INFANT: 0 },
    extras: [{ extra: 'photo', price: money(40_00, 'USD') }],
  });
  const told = passesNeeded.filter(({ from, to }) => from <= adults && adults <= to);
  expect(told.map(({ passes }) => passes)).toEqual(extras.map(({ quantity }) => quantity));
});
