import {
  money,
  netOf,
  orderContactOf,
  refundWord,
  type ResaleContact,
  resaleStatusAt,
  resaleTransitions,
  resaleUnitPrices,
} from '../index.js';

const mxn = (amount: number) => money(amount, 'MXN');
const amounts = (prices: ReturnType<typeof resaleUnitPrices>) =>
  Object.values(prices).map(({ original, retail }) => [original.amount, retail.amount]);

it.each([
  ['days ahead take their tier off', 169_915, 199_900, 30, false],
  ['no tier where there is none', 199_900, 199_900, 30, true],
  ['none that is too soon', 199_900, 199_900, 2, false],
])('prices of a day: %s', (_, priceFrom, listPrice, leadDays, notDiscount) => {
  const day = { priceFrom: mxn(priceFrom), listPrice: mxn(listPrice), leadDays, notDiscount };
  const [adult, child, infant] = amounts(resaleUnitPrices(day));
  expect(adult).toEqual([199_900, priceFrom]);
  expect(child).toEqual([149_925, Math.round(priceFrom * 0.75)]);
  expect(infant).toEqual([0, 0]);
});

it.each([
  ['that our rules do not come to', 150_000, 199_900, [199_900, 150_000]],
  ['without a list price', 150_000, undefined, [150_000, 150_000]],
])('the calendar’s adult price is correct %s', (_, priceFrom, listPrice, adult) => {
  const day = {
    priceFrom: mxn(priceFrom),
    leadDays: 2,
    notDiscount: false,
    ...(listPrice !== undefined && { listPrice: mxn(listPrice) }),
  };
  expect(amounts(resaleUnitPrices(day))).toEqual([adult, [112_500, 112_500], [0, 0]]);
});

it.each([
  [199_900, 15, 169_915],
  [101, 50, 50],
  [199_900, 0, 199_900],
])('of %i a commission of %i %% leaves %i', (retail, percent, net) => {
  expect(netOf(mxn(retail), percent)).toEqual(mxn(net));
});

const now = new Date('2026-12-01T12:00:00Z');
const hold = (until: string) => ({
  session: 's',
  cart: 'c',
  line: 'l',
  until,
  whole: { original: 1, retail: 1 },
  each: {},
});

it.each([
  ['ASKED', null, 'PENDING'],
  ['ON_HOLD', hold('2026-12-01T12:00:01Z'), 'ON_HOLD'],
  ['ON_HOLD', hold('2026-12-01T12:00:00Z'), 'EXPIRED'],
  ['ON_HOLD', null, 'EXPIRED'],
  ['CONFIRMING', hold('2026-12-01T11:00:00Z'), 'PENDING'],
  ['CONFIRMED', hold('2026-12-01T11:00:00Z'), 'CONFIRMED'],
  ['CANCELLING', null, 'CONFIRMED'],
  ['DROPPING', null, 'CANCELLED'],
  ['CANCELLED', null, 'CANCELLED'],
  ['REJECTED', null, 'REJECTED'],
] as const)('%s with the hold %j is %s', (state, held, status) => {
  expect(resaleStatusAt({ state, hold: held }, now)).toBe(status);
});

it('is confirmed or dropped, never both, and resumes after a refused cancellation', () => {
  expect(resaleTransitions.ON_HOLD).toContain('CONFIRMING');
  expect(resaleTransitions.CONFIRMING).not.toContain('DROPPING');
  expect(resaleTransitions.DROPPING).not.toContain('CONFIRMING');
  expect(resaleTransitions.CANCELLING).toContain('CONFIRMED');
  expect(resaleTransitions.CANCELLED).not.toContain('CONFIRMED');
});

it.each([
  [100, 'FULL'],
  [50, 'PARTIAL'],
  [0, 'NONE'],
])('%i %% refunded is %s', (percent, word) => {
  expect(refundWord(percent)).toBe(word);
});

const nobody: ResaleContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
};
const fallback = { reseller: 'islas', phone: '+529985550134', country: 'MX' };
const phones = {
  hasCountry: () => true,
  read: (typed: string) => (typed.startsWith('+34') ? '+34600111222' : undefined),
};

it.each([
  [{}, ['islas', '', 'islas@resellers.invalid', 'MX', '+529985550134']],
  [
    { fullName: ' Ana María Ruiz ', emailAddress: 'ana@mail.example', country: 'es' },
    ['Ana', 'María Ruiz', 'ana@mail.example', 'ES', '+529985550134'],
  ],
  [
    { fullName: 'X Y', firstName: 'Ana', lastName: 'Ruiz', phoneNumber: '+34 (600) 111-222' },
    ['Ana', 'Ruiz', 'islas@resellers.invalid', 'MX', '+34600111222'],
  ],
  [{ fullName: 'Suharto' }, expect.arrayContaining(['Suharto', ''])],
  [{ firstName: 'Suharto' }, expect.arrayContaining(['Suharto', ''])],
  [{ phoneNumber: '+00000000', country: 'Spain' }, expect.arrayContaining(['MX', '+529985550134'])],
])('an order for %j is for %j', (said, expected) => {
  const { firstName, lastName, email, country, phone } = orderContactOf(
    { ...nobody, ...said },
    fallback,
    phones,
  );
  expect([firstName, lastName, email, country, phone]).toEqual(expected);
});
