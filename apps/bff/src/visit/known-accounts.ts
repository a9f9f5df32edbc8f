import { emailKey } from '@shop/domain';
import { hashed } from '../backends/limits/hashed.js';
import type { CookieJar } from './cookie-jar.js';

const most = 5;

const namesIn = (jar: CookieJar): readonly string[] =>
  (jar.readSealed('device') ?? '').split(' ').filter(Boolean);

/** Whether this browser signed in to the account before (docs/rules/sign-in.md#known-device). */
export const isKnownAccount = (jar: CookieJar, email: string): boolean =>
  namesIn(jar).includes(hashed(emailKey(email)));

export function rememberAccount(jar: CookieJar, email: string): void {
  const name = hashed(emailKey(email));
  const others = namesIn(jar).filter((other) => other !== name);
  jar.setSealed('device', [name, ...others].slice(0, most).join(' '));
}
