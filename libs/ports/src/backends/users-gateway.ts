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
import type { Asked, Failure } from './asked.js';

export type LoggedIn =
  | { readonly kind: 'in'; readonly user: SiteUser }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** A new account, or a changed password. */
export type Registered =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** What came of the token of a mail; with a new password, whose account it is. */
export type TokenSpent =
  | { readonly kind: 'done'; readonly email?: string | undefined }
  /** Unknown, used, expired or of a mail of another kind: which of them is not told. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly code: LoginError }
  | { readonly kind: 'failed'; readonly reason: Failure };

/**
 * The backend that keeps people's accounts (backends/contracts/users.yaml). It always replies: a
 * failure is a reply, not a throw. What it calls USER_NOT_CONFIRMED is USER_INACTIVE here; a code
 * nobody agreed on is GENERAL_ERROR.
 */
export interface UsersGateway {
  logIn(credentials: Credentials): Promise<LoggedIn>;
  /** The account is there and has to be confirmed by mail. */
  register(user: NewUser, language: Language, key: string): Promise<Registered>;
  /** Whether there is such an account is not told. */
  forgot(email: string, language: Language): Promise<Asked<true>>;
  /** By the token of a mail, good once: the account can be signed in to. One key is one try. */
  confirm(token: string, key: string): Promise<TokenSpent>;
  /**
   * As above, with the password to be; it confirms the account as well, and ends every sign-in
   * under the old one. A password that is refused leaves the token good.
   */
  choosePassword(chosen: NewPassword, key: string): Promise<TokenSpent>;
  /** By the current password; ends every sign-in under it. A refusal changes nothing. */
  changePassword(change: PasswordChange, key: string): Promise<Registered>;
  /** Their titles in a language, where the backend has it. */
  coupons(
    user: Pick<SiteUser, 'email' | 'gxToken'>,
    language: Language,
  ): Promise<Asked<readonly Coupon[]>>;
  /** `bearer`: what this person's session holds, a `gxToken` or an access token. */
  purchasesWithCoupon(email: string, bearer: string): Promise<Asked<readonly CouponPurchase[]>>;
}

export const UsersGateway = Symbol('UsersGateway');
