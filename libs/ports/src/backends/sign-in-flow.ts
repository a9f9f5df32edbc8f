import type { Identity, SocialNetwork } from '@shop/domain';

/** State of a sign-in while the visitor is at the identity provider. */
export interface SignInTransaction {
  /** 256 random bits, base64url: identifies this sign-in in every address. */
  readonly state: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
  /** Comes back in the id_token. */
  readonly nonce: string;
  readonly network: SocialNetwork;
  /** Path and query of this shop to return to. */
  readonly next: string;
  readonly remember: boolean;
}

/** Storage for pending sign-ins; `Request` is the web framework's. */
export interface SignInTransactions<Request> {
  keep(request: Request, transaction: SignInTransaction): Promise<void> | void;
  /** Single use and for this browser only; an unknown state takes nothing. */
  take(request: Request, state: string): Promise<SignInTransaction | undefined>;
}

/** Why a sign-in failed, for the log. Visitors see one message for all but `denied`. */
export interface SignInRefusal {
  readonly reason:
    | 'malformed'
    | 'state'
    | 'issuer'
    /** The visitor declined at the provider. */
    | 'denied'
    | 'provider'
    | 'token'
    /** The id_token is invalid. */
    | 'idToken'
    /** The profile belongs to another person. */
    | 'profile'
    /** Our own store is unreachable. */
    | 'store'
    /** The provider signed the visitor in, but the shop could not save the session. */
    | 'session';
  readonly transaction?: SignInTransaction;
}

export interface SocialSignIn {
  readonly identity: Extract<Identity, { kind: 'social' }>;
  readonly transaction: SignInTransaction;
}
