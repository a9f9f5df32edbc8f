import type { Till } from '../payment/till.js';
import type { Passwords } from './passwords.js';

export interface Users extends Till {
  readonly passwords: Passwords;
  /** The shop's origin, for links in mails and pages. */
  readonly shopOrigin: string;
  /** The e-mail of an identity provider's access token; `undefined` if expired. */
  readonly emailOfAccessToken: (token: string) => Promise<string | undefined>;
}
