import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import { currencies, type CurrencyCode, currencyCodes } from '../currency/currency.js';
import { languages } from '../language/language.js';
import {
  formatCellMoney,
  formatMoney,
  parseMoney,
  speakMoney,
  writePlainNumber,
} from './format-money.js';
import { money } from './money.js';

/** One example per currency; `_` stands for a no-break space. */
const examples: readonly [CurrencyCode, amount: number, text: string][] = [
  ['USD', 123_450, '$1,234.50_USD'],
  ['MXN', 123_450, '$1,234.50_MXN'],
  ['EUR', 123_450, '1.234,50_€'],
  ['GBP', 123_450, '£1,234.50_GBP'],
  ['CAD', 123_450, '$1,234.50_CAD'],
  ['COP', 52_000_000, '$520.000_COP'],
  ['CLP', 120_000, '$120.000_CLP'],
  ['UYU', 518_000, '$U_5.180,00_UYU'],
  ['RUB', 1_240_000, '12_400,00_₽'],
  ['CNY', 94_000, '¥940.00_CNY'],
  ['KRW', 178_000, '₩178,000_KRW'],
  ['GTQ', 101_000, 'Q1,010.00_GTQ'],
  ['PEN', 48_900, 'S/_489.00_PEN'],
  ['CRC', 6_630_000, '₡66.300,00_CRC'],
  ['AUD', 19_800, '$198.00_AUD'],
  ['JPY', 19_800, '¥19,800_JPY'],
  ['ARS', 13_150_000, '$131.500,00_ARS'],
];
const written = (text: string) => text.replaceAll('_', '\u00a0');

it('has an example for each currency', () => {
  expect(examples.map(([code]) => code)).toEqual(currencyCodes);
});

it.each(examples)('%s %d is written as its example', (code, amount, text) => {
  expect(formatMoney(money(amount, code))).toBe(written(text));
});

it.each([
  ['MXN', -29_990, '\u2212$299.90_MXN'],
  ['EUR', -5, '\u22120,05_€'],
  ['USD', 0, '$0.00_USD'],
  ['USD', 7, '$0.07_USD'],
  ['CLP', 999, '$999_CLP'],
  // Backends may charge centavos that screens usually hide: show them, so that columns add up.
  ['COP', 40_500_040, '$405.000,40_COP'],
  ['COP', 40, '$0,40_COP'],
  ['MXN', 100_000_000_000, '$1,000,000,000.00_MXN'],
] as const)('%s %d is written %s', (code, amount, text) => {
  expect(formatMoney(money(amount, code))).toBe(written(text));
});

/** Amounts in minor units. */
const payable = fc
  .tuple(fc.constantFrom(...currencyCodes), fc.integer({ min: -1e9, max: 1e9 }))
  .map(([code, amount]) => money(amount, code));

it('reads back what it writes, in every currency', () => {
  fc.assert(
    fc.property(payable, (value) => {
      expect(parseMoney(formatMoney(value), value.currency)).toEqual(value);
    }),
  );
});

it.each([
  '',
  'free',
  '1,234.50',
  '$1,234.50 MXN',
  written('$1234.50_MXN'),
  written('$1,234.5_MXN'),
  written('$1,234.50_USD'),
  written('\u2212$0.00_MXN'),
  written('$99,999,999,999,999,999,999.00_MXN'),
])('rejects "%s"', (text) => {
  expect(parseMoney(text, 'MXN')).toBeUndefined();
});

it('rejects anything that it does not write', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(...currencyCodes),
      (text, code) => {
        const value = parseMoney(text, code);
        expect(value === undefined || formatMoney(value) === text).toBe(true);
      },
    ),
  );
});

it.each([
  ['MXN', 100_238_905, '1002389.05'],
  ['EUR', 123_450, '1234.50'],
  ['CLP', 1_200_000, '1200000'],
] as const)('%s %d is copied as %s', (code, amount, text) => {
  expect(writePlainNumber(money(amount, code))).toBe(text);
});

it.each([
  ['es', 'MXN', 238_900, '2,389.00 pesos mexicanos'],
  ['es', 'EUR', 8_910, '89.10 euros'],
  ['es', 'COP', 200_000_000, '2,000,000 de pesos colombianos'],
  ['es', 'COP', 250_000_000, '2,500,000 pesos colombianos'],
  ['es', 'MXN', 100_000_000, '1,000,000.00 pesos mexicanos'],
  ['pt', 'CLP', 1_000_000, '1.000.000 de pesos chilenos'],
  ['en', 'CLP', 1_000_000, '1,000,000 Chilean pesos'],
  ['en', 'MXN', 238_900, '2,389.00 Mexican pesos'],
  ['en', 'CLP', 92_691, '92,691 Chilean pesos'],
  ['en', 'COP', 40_500_000, '405,000 Colombian pesos'],
  ['en', 'EUR', 8_910, '89.10 euros'],
  ['en', 'RUB', 908_100, '9,081.00 Russian roubles'],
  ['pt', 'USD', 9_810, '98,10 dólares americanos'],
  ['pt', 'MXN', 181_710, '1.817,10 pesos mexicanos'],
  ['pt', 'CLP', 92_691, '92.691 pesos chilenos'],
] as const)('is spoken in %s, %s %d: %s', (language, currency, amount, text) => {
  expect(speakMoney(money(amount, currency), language)).toBe(text);
});

it('is spoken with the name of each currency, never its sign', () => {
  for (const code of currencyCodes)
    for (const language of languages)
      expect(speakMoney(money(-1000, code), language)).toMatch(/^\u2212[\d.,]+ \p{L}[\p{L} -]+$/u);
});

describe('in a calendar cell', () => {
  it.each([
    ['MXN', 238_900, '2,389', false],
    ['MXN', 238_901, '2,390', false],
    ['EUR', 123_450, '1.235', false],
    ['CLP', 120_000, '120.000', false],
    ['COP', 52_000_000, '520.000', false],
    ['COP', 240_000_000, '2.400k', true],
    ['COP', 240_000_100, '2.401k', true],
    ['RUB', 1_240_000, '12_400', false],
  ] as const)('%s %d is %s', (code, amount, text, inThousands) => {
    expect(formatCellMoney(money(amount, code))).toEqual({ text: written(text), inThousands });
  });

  it('is at least the price, and short', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), fc.nat({ max: 1e9 }), (code, amount) => {
        const { text, inThousands } = formatCellMoney(money(amount, code));
        const shown = Number(text.replace(/\D/g, '')) * (inThousands ? 1000 : 1);
        expect(shown * 10 ** currencies[code].isoDigits).toBeGreaterThanOrEqual(amount);
        expect(text.length).toBeLessThanOrEqual(10);
        expect(text.endsWith('k')).toBe(inThousands);
      }),
    );
  });
});
