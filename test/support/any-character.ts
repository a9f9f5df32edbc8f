import fc from 'fast-check';

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const last = 0x10ffff;

/**
 * Any Unicode character except surrogates, for `fc.string({ unit: anyCharacter })`. fast-check's
 * own `binary` builds a table of a million rows in every test file that uses it.
 */
export const anyCharacter = fc
  .nat({ max: last - surrogates })
  .map((at) => String.fromCodePoint(at < firstSurrogate ? at : at + surrogates), indexOf);

/** fast-check uses the inverse to add strings that it knows to be troublesome. */
function indexOf(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
  if (code < 0 || String.fromCodePoint(code) !== character) throw new Error('not one character');
  if (code < firstSurrogate) return code;
  if (code < firstSurrogate + surrogates) throw new Error('half a character');
  return code - surrogates;
}
