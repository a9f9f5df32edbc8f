import { type GateFacts, judgeVoucher } from './judge-voucher.js';
import { type VoucherClaim, writeVoucherBody, writeVoucherCode } from './voucher-code.js';

const ofDay: VoucherClaim = {
  order: 'TQ-1',
  unit: 'V-1',
  product: 'bruma',
  who: 'ADULT',
  day: '2026-12-14',
  lastDay: '2026-12-14',
};
const open: VoucherClaim = { ...ofDay, day: undefined, lastDay: '2027-05-21' };
const key = '7K2M91XD';

const codeOf = (claim: VoucherClaim) =>
  writeVoucherCode(writeVoucherBody(key, claim), new Uint8Array(64));

const facts = (differs: Partial<GateFacts> = {}): GateFacts => ({
  days: () => ['2026-12-14'],
  isRevoked: () => false,
  isUsed: () => false,
  check: async () => 'good',
  ...differs,
});
const on = (...days: readonly string[]): Partial<GateFacts> => ({ days: () => days });
const yes = (unit: string) => unit === 'V-1';

it.each<[string, VoucherClaim, Partial<GateFacts>, string]>([
  ['on its day', ofDay, {}, 'valid'],
  ['the day before', ofDay, on('2026-12-13'), 'otherDay'],
  ['the day after', ofDay, on('2026-12-15'), 'otherDay'],
  ['open, on any day', open, {}, 'valid'],
  ['open, on its last day', open, on('2027-05-21'), 'valid'],
  ['open, a day later', open, on('2027-05-22'), 'otherDay'],
  ['after midnight, while its night goes on', ofDay, on('2026-12-15', '2026-12-14'), 'valid'],
  ['open, after midnight of its last day', open, on('2027-05-22', '2027-05-21'), 'valid'],
  ['used', ofDay, { isUsed: yes }, 'used'],
  ['used on another day', ofDay, { isUsed: yes, ...on('2026-12-15') }, 'used'],
  ['revoked', ofDay, { isRevoked: yes }, 'revoked'],
  ['used and revoked since', ofDay, { isRevoked: yes, isUsed: yes }, 'revoked'],
  ['revoked, of another signature', ofDay, { isRevoked: yes, check: async () => 'bad' }, 'forged'],
  ['another signature', ofDay, { check: async () => 'bad' }, 'forged'],
])('%s', async (_, claim, differs, kind) => {
  const told = kind === 'forged' ? { kind } : { kind, claim };
  expect(await judgeVoucher(codeOf(claim), facts(differs))).toEqual(told);
});

it('reveals nothing of a code without a known signature', async () => {
  const check = async () => 'unknownKey' as const;
  expect(await judgeVoucher(codeOf(ofDay), facts({ check }))).toEqual({ kind: 'unknownKey', key });
  expect(await judgeVoucher('V-1', facts({ isRevoked: yes }))).toEqual({ kind: 'forged' });
});
