import type { BackendReply, Failure } from './backend-reply.js';

/** A unit that no longer admits anyone. */
export interface EndedVoucher {
  /** The unit's code. */
  readonly unit: string;
  readonly kind: 'used' | 'revoked';
  readonly at: Date | undefined;
}

export interface FoundVoucher {
  readonly order: string;
  /** Absent while the voucher is valid. */
  readonly ended?: Pick<EndedVoucher, 'kind' | 'at'>;
}

export interface Redemption {
  readonly order: string;
  readonly unit: string;
  /** When the gate admitted the visitor; absent means now. */
  readonly at?: Date | undefined;
}

export type Redeemed =
  | { readonly kind: 'redeemed' | 'used' | 'revoked' }
  | { readonly kind: 'unknown' }
  /** The outcome is unknown: retry with the same key. */
  | { readonly kind: 'failed'; readonly reason: Failure }
  /** This backend does not record redemptions. */
  | { readonly kind: 'unsupported' };

/** Calls of gates to the backend that sells. Other order calls are in `OrdersGateway`. */
export interface VoucherGateway {
  /** A unit is redeemed once: of two calls with different keys, one gets `redeemed`. */
  redeem(what: Redemption, key: string): Promise<Redeemed>;
  /** `unknown` if the backend has no such list. */
  ended(): Promise<BackendReply<readonly EndedVoucher[]>>;
  /** Finds a unit by the code printed next to the QR code. */
  find(unit: string): Promise<BackendReply<FoundVoucher>>;
}

export const VoucherGateway = Symbol('VoucherGateway');
