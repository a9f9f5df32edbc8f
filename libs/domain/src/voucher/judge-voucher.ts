import type { ParkDay } from '../calendar/park-day.js';
import { type ReadVoucher, readVoucherCode, type VoucherClaim } from './voucher-code.js';

/** A gate's verdict on a code (docs/rules/vouchers.md#verdicts). */
export type Verdict =
  | { readonly kind: 'valid' | 'used' | 'otherDay' | 'revoked'; readonly claim: VoucherClaim }
  | { readonly kind: 'forged' }
  /** Well formed, but signed with a key that this gate lacks. */
  | { readonly kind: 'unknownKey'; readonly key: string };

export type SignatureCheck = (
  voucher: Pick<ReadVoucher, 'key' | 'body' | 'signature'>,
) => Promise<'good' | 'bad' | 'unknownKey'>;

/** What a gate knows offline. */
export interface GateFacts {
  /** The days whose tickets are valid now, by product: today, and last night while it lasts. */
  readonly days: (product: string) => readonly ParkDay[];
  /** By the unit's own code. */
  readonly isRevoked: (unit: string) => boolean;
  readonly isUsed: (unit: string) => boolean;
  readonly check: SignatureCheck;
}

/** The first reason to refuse, or `valid`. Never reveals the contents of an unsigned code. */
export async function judgeVoucher(text: string, facts: GateFacts): Promise<Verdict> {
  const voucher = readVoucherCode(text);
  if (!voucher) return { kind: 'forged' };
  const { key, claim } = voucher;
  const checked = await facts.check(voucher);
  if (checked === 'unknownKey') return { kind: 'unknownKey', key };
  if (checked === 'bad') return { kind: 'forged' };
  if (facts.isRevoked(claim.unit)) return { kind: 'revoked', claim };
  if (facts.isUsed(claim.unit)) return { kind: 'used', claim };
  return { kind: isGoodOn(claim, facts.days(claim.product)) ? 'valid' : 'otherDay', claim };
}

const isGoodOn = ({ day, lastDay }: VoucherClaim, days: readonly ParkDay[]): boolean =>
  days.some((one) => (day === undefined ? one <= lastDay : one === day));
