import type { CookieJar } from './cookie-jar.js';

const most = 20;

/** Id of a purchase, or of a change with a payment: 128 random bits, in hex. */
export const paymentId = /^[0-9a-f]{32}$/;

/** An order that this browser may see: it placed it, or opened a link of this generation. */
export interface OwnOrder {
  readonly id: string;
  readonly generation: number | undefined;
}

const written = ({ id, generation }: OwnOrder) => (generation ? `${id}~${generation}` : id);

/** Newest first, including purchases without an order. */
const readAll = (jar: CookieJar): readonly OwnOrder[] =>
  (jar.readSealed('orders') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [id = '', generation] = text.split('~');
      return { id, generation: generation ? Number(generation) : undefined };
    });

/** Newest first. */
export const readOwnOrders = (jar: CookieJar): readonly OwnOrder[] =>
  readAll(jar).filter(({ id }) => !paymentId.test(id));

/** Purchases started here whose orders had no number then. */
export const readOwnPayments = (jar: CookieJar): readonly string[] =>
  readAll(jar).flatMap(({ id }) => (paymentId.test(id) ? [id] : []));

/** The browser that placed an order keeps access even if links are revoked. */
export function rememberOrder(jar: CookieJar, id: string, generation?: number): void {
  const known = readAll(jar);
  const isPlaced = known.some((other) => other.id === id && other.generation === undefined);
  const own: OwnOrder = { id, generation: isPlaced ? undefined : generation };
  const all = [own, ...known.filter((other) => other.id !== id)];
  jar.setSealed('orders', all.slice(0, most).map(written).join(' '));
}
