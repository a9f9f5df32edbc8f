import type { VoucherClaim, VoucherKey } from '@shop/domain';

/**
 * The codes that a gate reads: texts that only this shop can write, and that anybody who has its
 * public keys can check without asking. Whatever backend sells, its unit's own code stands in it.
 */
export interface VoucherCodes {
  write(claim: VoucherClaim): string;
  /** By which codes are believed; the first is the one that signs. */
  keys(): readonly VoucherKey[];
}

export const VoucherCodes = Symbol('VoucherCodes');
