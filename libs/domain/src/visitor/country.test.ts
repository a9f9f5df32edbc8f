import { currencyForCountry, defaultCountry, isCountry } from './country.js';

it.each([
  ['MX', 'MXN'],
  ['US', 'USD'],
  ['CA', 'CAD'],
  ['CO', 'COP'],
  ['GB', 'GBP'],
  ['ES', 'EUR'],
  ['CL', 'CLP'],
  ['AR', 'ARS'],
  ['PE', 'PEN'],
  ['JP', 'JPY'],
  ['CN', 'CNY'],
  ['KR', 'KRW'],
  ['RU', 'RUB'],
  ['AU', 'AUD'],
  ['UY', 'UYU'],
  ['GT', 'GTQ'],
  ['CR', 'CRC'],
  ['CH', 'EUR'],
  ['BR', 'USD'],
])('visitors from %s pay in %s', (country, currency) => {
  expect(currencyForCountry(country)).toBe(currency);
});

it.each(['ZZ', 'NZ', '', 'constructor', '__proto__', 'toString'])(
  'visitors from "%s" pay in US dollars',
  (country) => {
    expect(currencyForCountry(country)).toBe('USD');
  },
);

it('defaults to a country per language', () => {
  expect(defaultCountry).toEqual({ es: 'MX', en: 'US', pt: 'BR' });
});

it.each(['mx', 'MEX', 'M', '', 'M1', 'MX ', 'MX\n', undefined])('%p is no country', (text) => {
  expect(isCountry(text)).toBe(false);
});
