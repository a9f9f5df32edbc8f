import {
  acceptedLanguage,
  defaultLanguage,
  isLanguage,
  languageOf,
  languages,
} from './language.js';

it.each([
  ['/es/', 'es'],
  ['/es', 'es'],
  ['/pt/carrinho/', 'pt'],
  ['/', undefined],
  ['', undefined],
  ['/fr/', undefined],
  ['es/', undefined],
  ['//es/', undefined],
  ['/__proto__/', undefined],
])('the path "%s" names %p', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

it.each([
  ['es;q=0.2, pt;q=0.9', 'pt'],
  ['es;q=0, pt', 'pt'],
  ['esu, pt', 'pt'],
  ['enm, es', 'es'],
  ['ptx;q=1, es;q=0.9', 'es'],
  ['pt-BR;q=0.9, es;q=1', 'es'],
  ['en;q=0, es', 'es'],
  [`${'fr-CA, '.repeat(36)}pt`, 'pt'],
  ['ES-419 ; q=0.8 , en;q=0.8', 'es'],
  ['zh-Hant-TW, es;q=0.001', 'es'],
  ['es;q=2, pt;q=0.1', 'pt'],
  ['*', undefined],
  ['es;q=0.0', undefined],
  ['fr', undefined],
  ['', undefined],
])('"%s" prefers %p', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('speaks Spanish, English and Portuguese, and English by default', () => {
  expect(languages).toEqual(['es', 'en', 'pt']);
  expect(defaultLanguage).toBe('en');
});

it.each(['fr', 'ES', '', undefined])('%p is no language of the shop', (text) => {
  expect(isLanguage(text)).toBe(false);
});
