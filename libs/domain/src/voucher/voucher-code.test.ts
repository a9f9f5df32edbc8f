import fc from 'fast-check';
import { claimOf } from './claim-of.js';
import { readBase32, writeBase32 } from './base32.js';
import {
  readVoucherCode,
  typedVoucherCode,
  unitCodesIn,
  type VoucherClaim,
  writeVoucherBody,
  writeVoucherCode,
} from './voucher-code.js';

const signature = Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256);
const key = '7K2M91XD';

const claim: VoucherClaim = {
  order: 'TQ-7K2M-91XD',
  unit: '7RHE-5001-3GWB',
  product: 'gran-ceiba-total',
  who: 'CHILD',
  day: '2026-12-14',
  lastDay: '2026-12-14',
};
const codeOf = (said: VoucherClaim) => writeVoucherCode(writeVoucherBody(key, said), signature);

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  fc.uuid(),
  fc.stringMatching(/^[0-9A-Z-]{1,20}$/),
);
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyClaim = fc.record({
  order: anyName,
  unit: anyName,
  product: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  who: fc.constantFrom('ADULT' as const, 'CHILD' as const, 'INFANT' as const),
  day: fc.option(anyDay, { nil: undefined }),
  lastDay: anyDay,
});

it('is short, in letters that a QR code packs, and states its contents', () => {
  const code = codeOf(claim);
  expect(code).toMatch(
    /^TQ1\.7K2M91XD\.TQ-7K2M-91XD\.7RHE-5001-3GWB\.GRAN-CEIBA-TOTAL\.C\.20261214/,
  );
  expect(code).toMatch(/^[0-9A-Z $%*+./:-]+$/);
  expect(code.length).toBeLessThan(190);
});

it('reads what it wrote, for any order and unit ids', () => {
  fc.assert(
    fc.property(anyClaim, (said) => {
      const code = codeOf(said);
      expect(code).toMatch(/^[0-9A-Z $%*+./:-]+$/);
      const read = readVoucherCode(code);
      expect(read).toMatchObject({ key, body: writeVoucherBody(key, said) });
      expect(read?.claim).toEqual(said);
      expect([...(read?.signature ?? [])]).toEqual([...signature]);
    }),
  );
});

it('has one canonical spelling', () => {
  const code = codeOf({ ...claim, order: 'a/b' });
  expect(code).toContain('.%61%2F%62.');
  const others = [
    code.toLowerCase(),
    ` ${code}`,
    `${code}\n`,
    `${code}.`,
    `${code}0`,
    code.replace('%2F', '%2f'),
    code.replace('%61', 'a'),
    code.replace('TQ1', 'TQ2'),
    code.replace('.C.', '.X.'),
    code.replace('.C.', '.CHILD.'),
    code.replace('.20261214.', '.20261314.'),
    code.replace('.20261214.', '.2026-12-14.'),
    code.replace('.20261214.', '..'),
    code.replace('%61%2F%62', '%C3'),
    code.replace('%61%2F%62', ''),
    code.replace('GRAN-CEIBA-TOTAL', '%47RAN'),
    code.replace('7K2M91XD.', '7K2M91X.'),
    code.slice(0, -1),
    `${code.slice(0, -1)}${code.endsWith('1') ? '2' : '1'}`,
    code + 'A'.repeat(3_000),
    '',
    '.......',
    'constructor',
  ];
  for (const other of others) expect([other, readVoucherCode(other)]).toEqual([other, undefined]);
});

it.each([
  ['2026-12-14', '2026-12-14'],
  [undefined, '2027-05-20'],
])('for a ticket for %s is valid up to %s', (day, lastDay) => {
  const order = { id: 'TQ-1', createdAt: new Date('2026-11-21T02:00:00Z') };
  const said = claimOf(order, { slug: 'bruma', day }, { code: 'V-1', unit: 'ADULT' });
  const rest = { order: 'TQ-1', unit: 'V-1', product: 'bruma', who: 'ADULT' };
  expect(said).toEqual({ ...rest, day, lastDay });
});

it.each([
  ['VH8Y JJ6Z GWVQ', 'VH8Y-JJ6Z-GWVQ'],
  ['VH8YJJ6ZGWVQ', 'VH8Y-JJ6Z-GWVQ'],
  ['VH8Y\u2011JJ6Z\u2011GWVQ', 'VH8Y-JJ6Z-GWVQ'],
  ['VH8Y\u2013JJ6Z\u2013GWVQ', 'VH8Y-JJ6Z-GWVQ'],
  ['\u200bvh8y-jj6z-gwvq', 'VH8Y-JJ6Z-GWVQ'],
])('the short code %j may be %s', (typed, code) => {
  expect(unitCodesIn(typed)).toContain(code);
});

it('rejects a signed code as a short one', () => {
  expect(unitCodesIn(codeOf(claim))).toEqual([]);
});

describe('base 32', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect([...(readBase32(writeBase32(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it.each(['U', 'i', '0 ', '000', '01', 'É0'])('rejects %s', (text) => {
    expect(readBase32(text)).toBeUndefined();
  });
});

it.each<[string, (code: string) => string]>([
  ['in small letters, where capitals are locked', (code) => code.toLowerCase()],
  ['on a Spanish keyboard', (code) => code.replaceAll('-', "'")],
  ['on one that curls its quotes', (code) => code.replaceAll('-', '\u2019')],
  ['with a line break behind', (code) => `${code}\r\n`],
])('reads hand scanner input %s', (_, typed) => {
  const code = codeOf({ ...claim, order: 'a/b-7' });
  expect(typedVoucherCode(typed(code))).toBe(code);
  expect(typedVoucherCode("O'Neil")).toBe("O'Neil");
});
