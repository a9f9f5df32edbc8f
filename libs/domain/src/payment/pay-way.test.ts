import { type MethodCode, methodCodes } from './payment.js';
import {
  fieldsOfPaying,
  isPayCode,
  payWayOf,
  payWaysOf,
  readPaying,
  writePaying,
} from './pay-way.js';

it.each([
  { currency: 'MXN', codes: 'VI MC AX PP', hours: 72, ways: 'CARD:VI+MC+AX PP:PP TR:' },
  { currency: 'USD', codes: 'VI PP', hours: undefined, ways: 'CARD:VI PP:PP' },
  { currency: 'JPY', codes: 'AX DN DS', hours: undefined, ways: 'CARD:AX+DN+DS' },
  { currency: 'RUB', codes: '', hours: undefined, ways: '' },
  { currency: 'one with a bank alone', codes: '', hours: 24, ways: 'TR:' },
])('$currency is payable by $ways', ({ codes, hours, ways }) => {
  const methods = codes
    .split(' ')
    .filter(Boolean)
    .map((code, id) => ({ id, code: code as MethodCode, name: code })); // as: the row holds only codes
  const offered = payWaysOf({ methods, transferHours: hours });
  expect(offered.map(({ way, marks }) => `${way}:${marks.join('+')}`).join(' ')).toBe(ways);
});

it.each([...methodCodes, 'CARD', 'TR'])('accepts %s', (code) => {
  expect(isPayCode(code)).toBe(true);
});

it.each(['', 'vi', 'OXXO', 'toString', 'MONTHS'])('rejects %j', (code) => {
  expect(isPayCode(code)).toBe(false);
});

it('treats every code but those of PayPal and banks as a card', () => {
  expect(methodCodes.filter((code) => payWayOf(code) !== 'CARD')).toEqual(['PP']);
  expect(payWayOf('TR')).toBe('TR');
});

it('offers monthly plans first where there are banks and cards', () => {
  const visa = { id: 1, code: 'VI', name: 'Visa' } as const;
  const ways = (methods: readonly (typeof visa)[], hasMonths: boolean) =>
    payWaysOf({ methods, transferHours: 72 }, hasMonths).map(({ way }) => way);
  expect(ways([visa], true)).toEqual(['MONTHS', 'CARD', 'TR']);
  expect(ways([visa], false)).toEqual(['CARD', 'TR']);
  expect(ways([], true)).toEqual(['TR']);
});

it.each([
  ['CARD', '', { method: 'CARD' }],
  ['VI', '3.13', { method: 'VI' }],
  ['MONTHS', '3.13', { method: 'CARD', plan: { bank: 3, months: 13 } }],
  ['MONTHS', '', 'planMissing'],
  ['MONTHS', '3.x', 'planMissing'],
  ['', '3.13', 'methodMissing'],
  [undefined, undefined, 'methodMissing'],
  ['CASH', '', 'methodMissing'],
])('reads %j and %j as %j', (method, plan, paying) => {
  expect(readPaying(method, plan)).toEqual(paying);
});

it.each([
  ['CARD', '', 'CARD'],
  ['TR', '', 'TR'],
  ['MONTHS', '3.13', 'MONTHS.3.13'],
])('keeps %s %s as %s, and restores the form fields', (method, plan, written) => {
  const paying = readPaying(method, plan);
  if (typeof paying === 'string') throw new Error(paying);
  expect(writePaying(paying)).toBe(written);
  expect(fieldsOfPaying(written)).toEqual({ method, plan });
});
