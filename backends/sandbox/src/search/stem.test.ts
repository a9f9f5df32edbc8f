import { languages } from '@shop/domain';
import fc from 'fast-check';
import { stemOf } from './stem.js';

it.each([
  ['es', 'cenotes', 'cenote'],
  ['es', 'hoteles', 'hotel'],
  ['es', 'toboganes', 'tobogan'],
  ['es', 'autobuses', 'autobus'],
  ['es', 'luces', 'luz'],
  ['es', 'noches', 'noche'],
  ['en', 'beaches', 'beach'],
  ['en', 'parties', 'party'],
  ['en', 'slides', 'slide'],
  ['pt', 'hoteis', 'hotel'],
  ['pt', 'animais', 'animal'],
  ['pt', 'promocoes', 'promocao'],
  ['pt', 'viagens', 'viagem'],
  ['pt', 'luzes', 'luz'],
] as const)('in %s "%s" is the plural of "%s"', (language, plural, singular) => {
  expect(stemOf(plural, language)).toBe(stemOf(singular, language));
});

it.each([
  ['es', 'sol', 'sal'],
  ['es', 'mes', 'me'],
  ['en', 'bus', 'bu'],
  ['en', 'glass', 'glas'],
  ['pt', 'pais', 'pao'],
] as const)('in %s "%s" is not the plural of "%s"', (language, word, other) => {
  expect(stemOf(word, language)).not.toBe(stemOf(other, language));
});

it('leaves at least one letter of every word', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{1,12}$/),
      fc.constantFrom(...languages),
      (word, language) => {
        expect(stemOf(word, language)).not.toBe('');
      },
    ),
  );
});
