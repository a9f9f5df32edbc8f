import { isSameParty, isSameTicket } from './same-choice.js';

const party = {
  people: { ADULT: 2, CHILD: 1, INFANT: 0 },
  extras: ['photo', 'transport'],
} as const;

it.each([
  ['the same', {}, true],
  ['add-ons in another order', { extras: ['transport', 'photo'] as const }, true],
  ['a child less', { people: { ADULT: 2, CHILD: 0, INFANT: 0 } }, false],
  ['an infant more', { people: { ADULT: 2, CHILD: 1, INFANT: 1 } }, false],
  ['an add-on less', { extras: ['photo'] as const }, false],
  ['another add-on', { extras: ['photo', 'food'] as const }, false],
  ['a place to be fetched', { pickup: 'hotel-1' }, false],
  ['a name on the ticket', { nameOnTicket: 'Ana Ruiz' }, false],
])('compares a party: %s', (_, differs, isSame) => {
  expect(isSameParty(party, { ...party, ...differs })).toBe(isSame);
});

const ticket = { slug: 'bruma', day: '2026-12-10', time: '09:00', components: [1] } as const;

it.each([
  ['the same', {}, true],
  ['another park', { slug: 'guarida' }, false],
  ['another day', { day: '2026-12-11' as const }, false],
  ['no day', { day: undefined }, false],
  ['another time', { time: '10:00' as const }, false],
  ['another choice in it', { components: [2] }, false],
])('compares a ticket: %s', (_, differs, isSame) => {
  expect(isSameTicket(ticket, { ...ticket, ...differs })).toBe(isSame);
});
