import { aContact } from '@shop/test/an-order';
import { checkOrderLookup, isBoughtBy, maskEmail, numbersToTry } from './find-order.js';

it.each([
  ['TQ-7K2M-91XD', 'TQ-7K2M-91XD'],
  [' #tq-7k2m-91xd ', 'tq-7k2m-91xd'],
  ['TQ 7K2M\u00a091XD', 'TQ-7K2M-91XD'],
  ['TQ\u20137K2M\u201391XD.', 'TQ-7K2M-91XD'],
  ['TQ7K2M91XD', 'TQ7K2M91XD'],
])('reads the number %j as %s', (number, read) => {
  expect(checkOrderLookup({ number, email: ' ana@example.com ' })).toEqual({
    kind: 'good',
    good: { number: read, email: 'ana@example.com' },
  });
});

it.each([
  ['', '', ['orderNumberMissing', 'emailMissing']],
  [' \n ', 'ana', ['orderNumberMissing', 'emailWrong']],
  ['TQ/..', 'ana@example.com', ['orderNumberWrong']],
  ['1'.repeat(65), 'ana@example.com', ['orderNumberWrong']],
  ['TQ-1', 'ana@example.com\r\nBcc: all@example.com', ['emailWrong']],
  ['TQ-1', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(200)}`, ['emailWrong']],
])('refuses %j with %j for %j', (number, email, codes) => {
  const checked = checkOrderLookup({ number, email });
  const problems = checked.kind === 'wrong' ? checked.problems : [];
  expect(problems.map(({ code }) => code)).toEqual(codes);
  for (const { code, field } of problems)
    expect(field).toBe(code.startsWith('email') ? 'email' : 'number');
});

it('tries a number as typed, in capitals, and in our own format', () => {
  expect(numbersToTry('tq-1')).toEqual(['tq-1', 'TQ-1', 'TQ1']);
  expect(numbersToTry('TQ12345678')).toEqual(['TQ12345678', 'TQ-1234-5678']);
  expect(numbersToTry('tq-1234-5678')).toContain('TQ-1234-5678');
});

it.each([
  ['ana@example.com', true],
  [' ANA@Example.com', true],
  ['ana@example.com\u200b', true],
  ['ana@example.co', false],
  ['anna@example.com', false],
  ['', false],
])('compares %j with the buyer: %s', (email, isBuyer) => {
  expect(isBoughtBy({ contact: aContact({ email: 'Ana@example.com' }) }, email)).toBe(isBuyer);
});

it.each([
  ['ana@example.com', 'a•••@example.com'],
  ['ñandú@correo.example', 'ñ•••@correo.example'],
  ['nobody', 'n•••'],
])('shows %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
