import type { CookieJar } from './cookie-jar.js';

const most = 20;

/** An order that this browser may see: it placed it, or came by a link of that generation. */
export interface OwnOrder {
  readonly id: string;
  readonly generation: number | undefined;
}

const written = ({ id, generation }: OwnOrder) => (generation ? `${id}~${generation}` : id);

/** Newest first. */
export const readOwnOrders = (jar: CookieJar): readonly OwnOrder[] =>
  (jar.readSealed('orders') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [id = '', generation] = text.split('~');
      return { id, generation: generation ? Number(generation) : undefined };
    });

/** Whoever placed an order sees it whatever becomes of its links. */
export function rememberOrder(jar: CookieJar, id: string, generation?: number): void {
  const known = readOwnOrders(jar);
  const isPlaced = known.some((other) => other.id === id && other.generation === undefined);
  const own: OwnOrder = { id, generation: isPlaced ? undefined : generation };
  const all = [own, ...known.filter((other) => other.id !== id)];
  jar.setSealed('orders', all.slice(0, most).map(written).join(' '));
}
