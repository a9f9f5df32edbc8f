import { webcrypto } from 'node:crypto';
import {
  createSignatureCheck,
  judgeVoucher,
  readVoucherCode,
  type VoucherClaim,
  type VoucherKey,
  writeVoucherCode,
} from '@shop/domain';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { JoseVoucherCodes } from './jose-voucher-codes.js';

const old = 'an-old-secret-of-at-least-32-characters';
const fresh = 'a-fresh-secret-of-at-least-32-characters';
const subtle = webcrypto.subtle as SubtleCrypto; // as: the same thing by two names

const claim: VoucherClaim = {
  order: 'TQ-7K2M-91XD',
  unit: '7RHE-5001-3GWB',
  product: 'bruma',
  who: 'ADULT',
  day: '2026-12-14',
  lastDay: '2026-12-14',
};
const open: VoucherClaim = {
  ...claim,
  unit: 'PYK3-1N78-ZXYP',
  day: undefined,
  lastDay: '2027-05-21',
};
const codes = new JoseVoucherCodes([fresh]);

const gateWith = async (keys: readonly VoucherKey[]) => {
  const check = await createSignatureCheck(subtle, keys);
  const days = () => ['2026-12-14'];
  const facts = { days, isRevoked: () => false, isUsed: () => false, check };
  return (text: string) => judgeVoucher(text, facts);
};

it('is accepted by anyone with the public keys', async () => {
  const gate = await gateWith(codes.keys());
  for (const one of [claim, open, { ...claim, order: 'órden/1', unit: 'b3a1-unit' }])
    expect(await gate(codes.write(one))).toEqual({ kind: 'valid', claim: one });
});

it('signs with the first key and accepts all; a removed one is refused', async () => {
  const before = new JoseVoucherCodes([old]).write(claim);
  const both = new JoseVoucherCodes([fresh, old]);
  const during = await gateWith(both.keys());
  expect((await during(before)).kind).toBe('valid');
  expect((await during(both.write(claim))).kind).toBe('valid');
  const after = await gateWith(codes.keys());
  expect((await after(both.write(claim))).kind).toBe('valid');
  expect((await after(before)).kind).toBe('unknownKey');
});

it('publishes keys that cannot sign', () => {
  for (const key of new JoseVoucherCodes([fresh, old]).keys())
    expect(Object.keys(key).sort()).toEqual(['crv', 'kid', 'kty', 'x']);
});

it('is forged when it names a key that did not sign it', async () => {
  const other = new JoseVoucherCodes([old]);
  const gate = await gateWith([...codes.keys(), ...other.keys()]);
  const [{ kid: ours = '' } = {}] = codes.keys();
  const [{ kid: theirs = '' } = {}] = other.keys();
  expect(await gate(codes.write(claim).replace(ours, theirs))).toEqual({ kind: 'forged' });
});

/** The group's order: adding it to a signature's second half also satisfies the equation. */
const groupOrder = 2n ** 252n + 27742317777372353535851937790883648493n;

it('has one canonical signature: another valid one is rejected', async () => {
  const gate = await gateWith(codes.keys());
  const read = readVoucherCode(codes.write(claim));
  const bytes = [...(read?.signature ?? [])];
  const second = bytes.slice(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const more = Array.from({ length: 32 }, (_, place) =>
    Number(((second + groupOrder) >> BigInt(8 * place)) & 255n),
  );
  const text = writeVoucherCode(
    read?.body ?? '',
    Uint8Array.from([...bytes.slice(0, 32), ...more]),
  );
  expect(readVoucherCode(text)?.claim).toEqual(claim);
  expect(await gate(text)).toEqual({ kind: 'forged' });
});

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZILOU.-% abz\u0000é';
const valid = [claim, open, { ...claim, who: 'CHILD' as const, unit: 'JW3A-XX4E-RA3D' }].map(
  (one) => codes.write(one),
);

const anyCode = fc.constantFrom(...valid);
const at = fc.nat({ max: 400 });
const letter = fc.constantFrom(...alphabet);
const field = fc.nat({ max: 8 });

const mutated = fc.oneof(
  fc.tuple(anyCode, at, letter).map(([code, place, other]) => put(code, place, 1, other)),
  fc.tuple(anyCode, at, letter).map(([code, place, other]) => put(code, place, 0, other)),
  fc
    .tuple(anyCode, at, fc.nat({ max: 9 }))
    .map(([code, place, length]) => put(code, place, length, '')),
  fc.tuple(anyCode, at, at).map(([code, one, two]) => swap(code, one, two)),
  fc.tuple(anyCode, anyCode, field).map(([code, other, which]) => mixed(code, other, which)),
  fc
    .tuple(anyCode, field, fc.string({ maxLength: 20 }))
    .map(([code, which, text]) => withField(code, which, text)),
  fc.tuple(anyCode, at).map(([code, length]) => code.slice(0, length % code.length)),
  fc.tuple(anyCode, anyCode).map(([code, other]) => `${code}.${other}`),
  fc
    .tuple(anyCode, fc.array(fc.tuple(at, letter), { minLength: 2, maxLength: 6 }))
    .map(([code, changes]) =>
      changes.reduce((text, [place, other]) => put(text, place, 1, other), code),
    ),
  fc.tuple(anyCode, fc.uint8Array({ minLength: 1, maxLength: 64 })).map(([code, bytes]) =>
    withField(
      code,
      8,
      [...bytes]
        .map((byte) => alphabet.charAt(byte % 32))
        .join('')
        .padEnd(103, '0'),
    ),
  ),
);

function put(code: string, place: number, length: number, other: string): string {
  const from = place % code.length;
  return code.slice(0, from) + other + code.slice(from + length);
}

function swap(code: string, one: number, two: number): string {
  const letters = [...code];
  const [first, second] = [one % letters.length, two % letters.length];
  [letters[first], letters[second]] = [letters[second] ?? '', letters[first] ?? ''];
  return letters.join('');
}

const withField = (code: string, which: number, text: string) =>
  code
    .split('.')
    .map((own, place) => (place === which ? text : own))
    .join('.');

const mixed = (code: string, other: string, which: number) =>
  withField(code, which, other.split('.')[which] ?? '');

it('is rejected in every other spelling', async () => {
  const gate = await gateWith(codes.keys());
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(mutated, async (text) => {
      if (valid.includes(text)) return;
      changed += 1;
      expect(['forged', 'unknownKey']).toContain((await gate(text)).kind);
    }),
    { numRuns: turns(100_000, 1_500) },
  );
  expect(changed).toBeGreaterThan(turns(100_000, 1_500) * 0.8);
}, 120_000);
