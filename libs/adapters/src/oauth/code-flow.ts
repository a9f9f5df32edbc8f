import type { Language, SocialNetwork } from '@shop/domain';
import type { SignInTransaction, SignInTransactions } from '@shop/ports/backends';
import type { Request } from 'express';

export type { SocialSignIn } from '@shop/ports/backends';

/** A pending sign-in. Only `state` leaves the BFF. */
export type Transaction = SignInTransaction;

/** Pending sign-ins, each bound to its browser. A rejection ends the sign-in. */
export type Transactions = SignInTransactions<Request>;

/**
 * Why a sign-in failed:
 * - `malformed`: invalid callback. `state`: not started by this browser. `issuer`: another
 *   provider.
 * - `denied`: the visitor declined. `provider`: unreachable, or it reports a failure. `token`: none
 *   given.
 * - `idToken`: invalid. `profile`: of another person. `store`: our own store is unreachable.
 */
export interface CodeFlowRefusal {
  readonly reason:
    | 'malformed'
    | 'state'
    | 'issuer'
    | 'denied'
    | 'provider'
    | 'token'
    | 'idToken'
    | 'profile'
    | 'store';
  /** Set once the state was recognised. */
  readonly transaction?: Transaction;
}

export interface CodeFlowStart {
  readonly network: SocialNetwork;
  readonly next: string;
  readonly remember: boolean;
  /** The language for the provider's pages (`ui_locales`). */
  readonly language?: Language;
}
