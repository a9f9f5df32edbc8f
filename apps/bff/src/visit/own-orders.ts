import type { CookieJar } from './cookie-jar.js';

const most = 20;

/** The id of a purchase, or of a change whose difference is paid: 128 random bits, in hex. */
export const paymentId = /^[0-9a-f]{32}$/;

/** An order that this browser may see: it placed it, or came by a link of that generation. */
export interface OwnOrder {
  readonly id: string;
  readonly generation: number | undefined;
}

const written = ({ id, generation }: OwnOrder) => (generation ? `${id}~${generation}` : id);

/** Newest first, the purchases without an order among them. */
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

/** Purchases that this browser began and whose order had no number then. */
export const readOwnPayments = (jar: CookieJar): readonly string[] =>
  readAll(jar).flatMap(({ id }) => (paymentId.test(id) ? [id] : []));

/** The browser that placed an order sees it whatever becomes of its links. */
export function rememberOrder(jar: CookieJar, id: string, generation?: number): void {
  const known = readAll(jar);
  const isPlaced = known.some((other) => other.id === id && other.generation === undefined);
  const own: OwnOrder = { id, generation: isPlaced ? undefined : generation };
  const all = [own, ...known.filter((other) => other.id !== id)];
  jar.setSealed('orders', all.slice(0, most).map(written).join(' '));
}
