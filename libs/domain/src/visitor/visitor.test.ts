import { landingLanguage, type VisitorHints, visitorOf } from './visitor.js';

const hints = (differs: Partial<VisitorHints> = {}): VisitorHints => ({
  language: 'es',
  currency: undefined,
  phoneCountry: undefined,
  theme: undefined,
  edgeCountry: undefined,
  isMobile: false,
  ...differs,
});

it.each([
  ['es', 'MX', 'MXN'],
  ['en', 'US', 'USD'],
  ['pt', 'BR', 'USD'],
  [undefined, 'US', 'USD'],
] as const)('a path in %p is read in %s and %s', (language, country, currency) => {
  const visitor = visitorOf(hints({ language }));
  expect(visitor).toMatchObject({ language: language ?? 'en', country, currency });
  expect(visitor.phoneCountry).toBe(country);
});

it('prefers the edge’s country over the language’s', () => {
  expect(visitorOf(hints({ edgeCountry: 'JP' }))).toMatchObject({
    country: 'JP',
    phoneCountry: 'JP',
    currency: 'JPY',
  });
});

it.each(['japan', 'jp', '', 'J', '<b>'])(
  'takes no country from the edge when it says "%s"',
  (edge) => {
    expect(visitorOf(hints({ edgeCountry: edge })).country).toBe('MX');
  },
);

it('prefers the cookie’s currency over the country’s', () => {
  const visitor = visitorOf(hints({ currency: 'CLP', edgeCountry: 'JP' }));
  expect(visitor).toMatchObject({ country: 'JP', currency: 'CLP' });
});

it.each(['XYZ', '__proto__', '2'])('reads a cookie of "%s" as US dollars', (currency) => {
  expect(visitorOf(hints({ currency })).currency).toBe('USD');
});

it.each([
  ['PEN', ['MXN', 'PEN'], 'PEN'],
  ['PEN', ['MXN', 'USD'], 'USD'],
  ['PEN', ['MXN', 'EUR'], 'MXN'],
  [undefined, ['USD'], 'USD'],
  ['PEN', [], 'PEN'],
] as const)('with a request for %p and an offer of %p takes %s', (currency, offered, taken) => {
  expect(visitorOf(hints({ currency, offered })).currency).toBe(taken);
});

it('treats an empty currency cookie as none', () => {
  expect(visitorOf(hints({ currency: '' })).currency).toBe('MXN');
});

it('prefers the cookie’s phone country over the edge’s', () => {
  const visitor = visitorOf(hints({ phoneCountry: 'CO', edgeCountry: 'JP' }));
  expect(visitor).toMatchObject({ country: 'JP', phoneCountry: 'CO' });
  expect(visitorOf(hints({ phoneCountry: '??', edgeCountry: 'JP' })).phoneCountry).toBe('JP');
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['neon', 'system'],
  [undefined, 'system'],
])('a theme of %p is %s', (theme, shown) => {
  expect(visitorOf(hints({ theme })).theme).toBe(shown);
});

it('chooses the layout for the device', () => {
  expect(visitorOf(hints({ isMobile: true })).layout).toBe('mobile');
  expect(visitorOf(hints({ isMobile: false })).layout).toBe('desktop');
});

it.each([
  ['pt', 'pt'],
  ['es', 'es'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a visitor of / with the language cookie %p lands on %s', (cookie, language) => {
  expect(landingLanguage(cookie)).toBe(language);
});
