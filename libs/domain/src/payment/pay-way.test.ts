import { type MethodCode, methodCodes } from './payment.js';
import { isPayCode, payWayOf, payWaysOf } from './pay-way.js';

it.each([
  { currency: 'MXN', codes: 'VI MC AX PP', hours: 72, ways: 'CARD:VI+MC+AX PP:PP TR:' },
  { currency: 'USD', codes: 'VI PP', hours: undefined, ways: 'CARD:VI PP:PP' },
  { currency: 'JPY', codes: 'AX DN DS', hours: undefined, ways: 'CARD:AX+DN+DS' },
  { currency: 'RUB', codes: '', hours: undefined, ways: '' },
  { currency: 'one with a bank alone', codes: '', hours: 24, ways: 'TR:' },
])('$currency is paid by $ways', ({ codes, hours, ways }) => {
  const methods = codes
    .split(' ')
    .filter(Boolean)
    .map((code, id) => ({ id, code: code as MethodCode, name: code })); // as: the row holds codes alone
  const offered = payWaysOf({ methods, transferHours: hours });
  expect(offered.map(({ way, marks }) => `${way}:${marks.join('+')}`).join(' ')).toBe(ways);
});

it.each([...methodCodes, 'CARD', 'TR'])('knows %s', (code) => {
  expect(isPayCode(code)).toBe(true);
});

it.each(['', 'vi', 'OXXO', 'toString', 'MONTHS'])('knows no %j', (code) => {
  expect(isPayCode(code)).toBe(false);
});

it('takes every code but those of PayPal and of banks for a card', () => {
  expect(methodCodes.filter((code) => payWayOf(code) !== 'CARD')).toEqual(['PP']);
  expect(payWayOf('TR')).toBe('TR');
});
