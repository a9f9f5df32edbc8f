import type { VoucherClaim, VoucherKey } from '@shop/domain';

/**
 * Signed codes that gates read. Only this shop can write one; anyone with its public keys can check
 * one offline. Each contains its unit's own code, for every backend.
 */
export interface VoucherCodes {
  write(claim: VoucherClaim): string;
  /** The accepted keys; the first one signs. */
  keys(): readonly VoucherKey[];
}

export const VoucherCodes = Symbol('VoucherCodes');
