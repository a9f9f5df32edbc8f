import type { PaymentShop } from '../payment/payment-shop.js';
import type { Passwords } from './passwords.js';

export interface Users extends PaymentShop {
  readonly passwords: Passwords;
  /** The shop's origin, for links in mails and pages. */
  readonly shopOrigin: string;
  /** The email of an identity provider's access token; `undefined` if expired. */
  readonly emailOfAccessToken: (token: string) => Promise<string | undefined>;
}
