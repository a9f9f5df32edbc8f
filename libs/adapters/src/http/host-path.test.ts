import { anyCharacter } from '@shop/test/any-character';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { hostPath } from './host-path.js';

describe('X-Host-Path', () => {
  const host = 'www.coralibri.example';
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const read = (header: string) => strict.decode(Buffer.from(header, 'base64'));

  it.each([
    ['a page', '/es/parques/', '/es/parques/'],
    ['the home page', '/', '/'],
    ['nothing', '', '/'],
    ['a query', '/es/busqueda/?q=ana@mail.example', '/es/busqueda/'],
    ['a fragment', '/es/#pago', '/es/'],
    ['both, the wrong way round', '/es/#a?b', '/es/'],
    ['accents', '/es/información/', '/es/información/'],
    ['an emoji', '/es/🐚/', '/es/🐚/'],
    ['what is encoded', '/es/%00%0d%0a%2e%2e/', '/es/%00%0d%0a%2e%2e/'],
    ['half an emoji', '/es/\ud83d/', '/es/\ufffd/'],
    ['the other half', '/es/\udc1a', '/es/\ufffd'],
    ['control characters', '/es/\u0000a\r\nX-Evil: 1\u007f\u0085/', '/es/aX-Evil: 1/'],
    ['lines of Unicode', '/es/a\u2028b\u2029/', '/es/ab/'],
    ['marks that turn the text', '/es/\u202eevil\u2066/', '/es/evil/'],
    ['dots', '/es/a/../../../etc/./passwd', '/etc/passwd'],
    ['slashes', '//evil.example///x', '/evil.example/x'],
    ['backslashes', '\\\\evil.example\\..\\x', '/x'],
    ['no slash', 'es/parques', '/es/parques'],
  ])('of %s', (_, path, expected) => {
    expect(read(hostPath(host, path))).toBe(host + expected);
  });

  it.each([
    ['of letters', 'a'],
    ['of emoji', '🐚'],
    ['of accents', 'ñ'],
    ['of encoded zeros', '%00'],
    ['of slashes and dots', '../'],
  ])('stays under 1 kB for a path of 16 KB %s', (_, piece) => {
    const header = hostPath(host, `/es/${piece.repeat(16_384 / piece.length)}`);
    expect(header.length).toBeLessThan(1024);
    expect(read(header)).not.toContain('\ufffd');
  });

  it('is single-line base64 of valid UTF-8 for any path', () => {
    const odd = fc.constantFrom(
      '\r',
      '\n',
      '\0',
      '\ud83d',
      '\udc1a',
      '🐚',
      '/',
      '..',
      '?',
      '\u2028',
    );
    const unit = fc.oneof(odd, fc.string({ unit: anyCharacter, maxLength: 20 }));
    const paths = fc.oneof(
      fc.array(unit, { maxLength: 40 }).map((units) => units.join('')),
      fc
        .integer({ min: 200, max: 16_384 })
        .chain((length) => unit.map((one) => one.repeat(length))),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const header = hostPath(host, path.slice(0, 16_384));
        expect(header).toMatch(/^[A-Za-z0-9+/]{1,1023}={0,2}$/);
        expect(read(header)).toMatch(/^www\.coralibri\.example\/[^\p{Cc}\p{Cs}?#]*$/u);
      }),
      { numRuns: turns(1_000, 250) },
    );
  });
});
