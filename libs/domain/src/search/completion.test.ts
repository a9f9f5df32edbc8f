import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import { completionParts } from './completion.js';

const written = (suggestion: string, typed: string) =>
  completionParts(suggestion, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Laguna Nácar', 'lag', '[Lag]una Nácar'],
  ['Río de luz', 'rio', '[Río] de luz'],
  ['Ri\u0301o de luz', 'ri', '[Ri\u0301]o de luz'],
  ['cenotes', 'CENOTES', '[cenotes]'],
  ['cenotes', 'ojos', 'cenotes'],
  ['cenotes', '', 'cenotes'],
  ['', 'cenotes', ''],
])('%s, typed %s, is %s', (suggestion, typed, parts) => {
  expect(written(suggestion, typed)).toBe(parts);
});

it('never changes a letter of the input', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter }),
      (one, other) => {
        for (const typed of [other, one.slice(0, 3)])
          expect(
            completionParts(one, typed)
              .map(({ text }) => text)
              .join(''),
          ).toBe(one);
      },
    ),
  );
});
