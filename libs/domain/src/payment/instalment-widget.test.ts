import { widgetLocale } from './instalment-widget.js';

const configuration = {
  allowedCurrencies: ['USD', 'CAD', 'GBP'],
  enabledSiteCodes: ['coralibri'],
  currenciesConfiguration: [
    { currency: 'USD', locale: 'en-US' },
    { currency: 'CAD', locale: 'en-CA' },
    { currency: 'MXN', locale: 'es-MX' },
  ],
} as const;

const asked = { language: 'en', currency: 'USD', siteCode: 'coralibri', key: 'key' } as const;

it.each([
  ['as the operator wants it', {}, 'en-US'],
  ['in another allowed currency', { currency: 'CAD' }, 'en-CA'],
  ['in Spanish', { language: 'es' }, undefined],
  ['in Portuguese', { language: 'pt' }, undefined],
  ['in a currency that is not allowed', { currency: 'MXN' }, undefined],
  ['in a currency that is not configured', { currency: 'GBP' }, undefined],
  ['for another site', { siteCode: 'another' }, undefined],
  ['without a key', { key: undefined }, undefined],
  ['with an empty key', { key: '' }, undefined],
] as const)('%s, the widget speaks: %j %s', (_, differs, locale) => {
  expect(widgetLocale(configuration, { ...asked, ...differs })).toBe(locale);
});
