import type { CookieJar } from './cookies.js';

const most = 20;

/** Ids of the orders that this browser placed, newest first: what lets it see their pages. */
export const readOrders = (jar: CookieJar): readonly string[] =>
  (jar.open('orders') ?? '').split(' ').filter(Boolean);

export function rememberOrder(jar: CookieJar, id: string): void {
  const others = readOrders(jar).filter((other) => other !== id);
  jar.close('orders', [id, ...others].slice(0, most).join(' '));
}
