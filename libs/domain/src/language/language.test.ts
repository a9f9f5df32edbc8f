import { defaultLanguage, isLanguage, languageOf, languages } from './language.js';

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

it('speaks Spanish, English and Portuguese, and English by default', () => {
  expect(languages).toEqual(['es', 'en', 'pt']);
  expect(defaultLanguage).toBe('en');
});

it.each(['fr', 'ES', '', undefined])('%p is no language of the shop', (text) => {
  expect(isLanguage(text)).toBe(false);
});
