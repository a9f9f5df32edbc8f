import type { Language, SocialNetwork } from '@shop/domain';
import type { SignInTransaction, SignInTransactions } from '@shop/ports/backends';
import type { Request } from 'express';

export type { SocialSignIn } from '@shop/ports/backends';

/** One sign-in between its start and the provider's answer. Only `state` leaves this side. */
export type Transaction = SignInTransaction;

/** Where sign-ins wait, each for the browser that began it. A rejection ends the sign-in. */
export type Transactions = SignInTransactions<Request>;

/**
 * Why there was no sign-in: `malformed`, the answer is no answer of a provider; `state`, it is not
 * of a sign-in that this browser began; `issuer`, of another provider; `denied`, the visitor said
 * no; `provider`, the provider can't be had or says that it failed; `token`, it gave none;
 * `idToken`, the proof of who it is does not hold; `profile`, it is of somebody else; `store`, our
 * own state is away.
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
  /** Known once the state was. */
  readonly transaction?: Transaction;
}

export interface CodeFlowStart {
  readonly network: SocialNetwork;
  readonly next: string;
  readonly remember: boolean;
  /** In which the provider is asked to speak (`ui_locales`); its own choice unless given. */
  readonly language?: Language;
}
