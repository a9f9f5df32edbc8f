import type { Till } from '../payment/till.js';
import type { Passwords } from './passwords.js';

/** What the users part works with. */
export interface Users extends Till {
  readonly passwords: Passwords;
  /** The shop's origin, where mails and pages lead to. */
  readonly shopOrigin: string;
  /** The e-mail that an access token of the identity provider stands for; none when it is over. */
  readonly emailOfAccessToken: (token: string) => Promise<string | undefined>;
}
