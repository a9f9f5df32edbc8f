import type { CookieJar } from './cookie-jar.js';

const most = 20;

/** Ids of the orders that this browser placed, newest first: what lets it see their pages. */
export const readOrders = (jar: CookieJar): readonly string[] =>
  (jar.readSealed('orders') ?? '').split(' ').filter(Boolean);

export function rememberOrder(jar: CookieJar, id: string): void {
  const others = readOrders(jar).filter((other) => other !== id);
  jar.setSealed('orders', [id, ...others].slice(0, most).join(' '));
}
