import type { Asked, Failure } from './asked.js';

/** A unit that lets nobody in any more. */
export interface EndedVoucher {
  /** Its own code. */
  readonly unit: string;
  readonly kind: 'used' | 'revoked';
  readonly at: Date | undefined;
}

export interface FoundVoucher {
  readonly order: string;
  /** Absent while it is good. */
  readonly ended?: Pick<EndedVoucher, 'kind' | 'at'>;
}

export interface Redemption {
  readonly order: string;
  readonly unit: string;
  /** When somebody was let in; absent is now. */
  readonly at?: Date | undefined;
}

export type Redeemed =
  | { readonly kind: 'redeemed' | 'used' | 'revoked' }
  /** This order has no such unit. */
  | { readonly kind: 'unknown' }
  /** Whether it was done is not known: the same key asks again. */
  | { readonly kind: 'failed'; readonly reason: Failure }
  /** This backend keeps no book of who was let in. */
  | { readonly kind: 'unsupported' };

/** What gates ask the backend that sells. Its orders' other calls are `OrdersGateway`'s. */
export interface VoucherGateway {
  /** Once a unit: of two that ask with keys of their own one is told `redeemed`. */
  redeem(what: Redemption, key: string): Promise<Redeemed>;
  /** `unknown` where the backend has no such list. */
  ended(): Promise<Asked<readonly EndedVoucher[]>>;
  /** Whose unit this is, by the code that stands beside the QR code. */
  find(unit: string): Promise<Asked<FoundVoucher>>;
}

export const VoucherGateway = Symbol('VoucherGateway');
