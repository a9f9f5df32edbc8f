import { languages } from '../language/language.js';
import { currencyNames } from './currency-names.js';
import { currencies, currencyCodes, currencyOf, isCurrencyCode } from './currency.js';

/** The records as columns; `_` is a no-break space. */
const table = `
1 USD 840 $ I no . , 2 2
2 MXN 484 $ I no . , 2 2
3 EUR 978 € D yes , . 2 2
4 GBP 826 £ I no . , 2 2
5 CAD 124 $ I no . , 2 2
6 COP 170 $ I no , . 2 0
7 CLP 152 $ I no , . 0 0
8 UYU 858 $U I yes , . 2 2
9 RUB 643 ₽ D yes , _ 2 2
10 CNY 156 ¥ I no . , 2 2
11 KRW 410 ₩ I no . , 0 0
12 GTQ 320 Q I no . , 2 2
13 PEN 604 S/ I yes . , 2 2
14 CRC 188 ₡ I no , . 2 2
15 AUD 036 $ I no . , 2 2
16 JPY 392 ¥ I no . , 0 0
17 ARS 032 $ I no , . 2 2`;

const rows = table.trim().split('\n');

it.each(rows)('the currency %s', (row) => {
  const [, code] = row.split(' ');
  const record = currencies[currencyOf(code)];
  const columns = [
    record.id,
    record.iso_code,
    record.iso_number,
    record.symbol,
    record.position,
    record.gap ? 'yes' : 'no',
    record.decimal_separator,
    record.thousand_separator === '\u00a0' ? '_' : record.thousand_separator,
    record.isoDigits,
    record.screenDigits,
  ];
  expect(columns.join(' ')).toBe(row);
});

it('has seventeen currencies, and all but euro and rouble show their code', () => {
  expect(currencyCodes).toHaveLength(17);
  expect(rows).toHaveLength(17);
  expect(currencyCodes.filter((code) => !currencies[code].showsCode)).toEqual(['EUR', 'RUB']);
});

it.each([
  ['MXN', 'MXN'],
  ['mxn', 'MXN'],
  ['XYZ', 'USD'],
  ['', 'USD'],
  [undefined, 'USD'],
  ['__proto__', 'USD'],
  ['constructor', 'USD'],
])('%p is read as %s', (text, code) => {
  expect(currencyOf(text)).toBe(code);
});

it.each(['usd', 'toString', '', undefined])('%p is no currency code', (text) => {
  expect(isCurrencyCode(text)).toBe(false);
});

it('has a unique name for each currency in each language', () => {
  for (const language of languages) {
    const names = currencyCodes.map((code) => currencyNames[code][language]);
    expect(new Set(names).size).toBe(17);
    expect(names.every((name) => name.trim() === name && name.length > 3)).toBe(true);
  }
});
