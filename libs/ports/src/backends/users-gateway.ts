import type {
  Coupon,
  CouponPurchase,
  Credentials,
  Language,
  LoginError,
  NewPassword,
  NewUser,
  PasswordChange,
  SiteUser,
} from '@shop/domain';
import type { BackendReply, Failure } from './backend-reply.js';

export type LoggedIn =
  | { readonly kind: 'in'; readonly user: SiteUser }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

export type Registered =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** The outcome of a mailed token; with a new password, the account's email. */
export type TokenSpent =
  | { readonly kind: 'done'; readonly email?: string | undefined }
  /** Unknown, used, expired or for another purpose; the backend does not say which. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

/**
 * The backend that keeps accounts (backends/contracts/users.yaml). A failure is a reply, never an
 * exception. Its USER_NOT_CONFIRMED is USER_INACTIVE here; an unknown code is GENERAL_ERROR.
 */
export interface UsersGateway {
  logIn(credentials: Credentials): Promise<LoggedIn>;
  /** The account exists and has to be confirmed by mail. */
  register(user: NewUser, language: Language, key: string): Promise<Registered>;
  /** Never reveals whether the account exists. */
  forgot(email: string, language: Language): Promise<BackendReply<true>>;
  /** Activates the account by a single-use mailed token. One key is one try. */
  confirm(token: string, key: string): Promise<TokenSpent>;
  /**
   * Sets a new password by a mailed token; also confirms the account and ends every earlier
   * sign-in. A refused password leaves the token valid.
   */
  choosePassword(chosen: NewPassword, key: string): Promise<TokenSpent>;
  /** Needs the current password; ends every earlier sign-in. A refusal changes nothing. */
  changePassword(change: PasswordChange, key: string): Promise<Registered>;
  /** Titles are in `language` if the backend has it. */
  coupons(
    user: Pick<SiteUser, 'email' | 'gxToken'>,
    language: Language,
  ): Promise<BackendReply<readonly Coupon[]>>;
  /** `bearer`: the token of the visitor's session, a `gxToken` or an access token. */
  purchasesWithCoupon(
    email: string,
    bearer: string,
  ): Promise<BackendReply<readonly CouponPurchase[]>>;
}

export const UsersGateway = Symbol('UsersGateway');
