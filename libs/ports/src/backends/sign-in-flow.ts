import type { Identity, SocialNetwork } from '@shop/domain';

/** What has to be remembered of a sign-in while its visitor is at the identity provider. */
export interface SignInTransaction {
  /** 256 random bits, base64url: the handle of this sign-in in every address. */
  readonly state: string;
  /** PKCE (RFC 7636). */
  readonly verifier: string;
  /** Comes back in the id_token. */
  readonly nonce: string;
  readonly network: SocialNetwork;
  /** Path and query of this shop to go on to. */
  readonly next: string;
  readonly remember: boolean;
}

/** Where sign-ins under way are kept; `Request` is the web framework's. */
export interface SignInTransactions<Request> {
  keep(request: Request, transaction: SignInTransaction): Promise<void> | void;
  /** Single use, for this browser only; nothing is taken by a state that is not there. */
  take(request: Request, state: string): Promise<SignInTransaction | undefined>;
}

/** Why a sign-in failed; for the log: a visitor is told the same of all but `denied`. */
export interface SignInRefusal {
  readonly reason:
    | 'malformed'
    | 'state'
    | 'issuer'
    /** Whoever was asked said no. */
    | 'denied'
    | 'provider'
    | 'token'
    /** The proof of who it is does not hold. */
    | 'idToken'
    /** It is of somebody else. */
    | 'profile'
    /** Our own state is away. */
    | 'store'
    /** Signed in there, and not kept here. */
    | 'session';
  readonly transaction?: SignInTransaction;
}

export interface SocialSignIn {
  readonly identity: Extract<Identity, { kind: 'social' }>;
  readonly transaction: SignInTransaction;
}
