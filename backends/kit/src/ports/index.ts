import { BadInput } from '../kit/endings.js';
import type { Port } from '../kit/scenario.js';
import { cart } from './cart/cart.js';
import { hotels } from './hotels/hotels.js';
import { newsletter } from './newsletter/newsletter.js';
import { octo } from './octo/octo.js';
import { payment } from './payment/payment.js';
import { searchPort } from './search/search.js';
import { users } from './users/users.js';

const ports: readonly (readonly [Port, contract: string])[] = [
  [cart, 'shopping-cart'],
  [hotels, 'hotels'],
  [newsletter, 'newsletter'],
  [octo, 'octo'],
  [payment, 'payment'],
  [searchPort, 'search'],
  [users, 'users'],
];

export const portNames = ports.map(([{ name }]) => name);

export function portNamed(wanted: string | undefined): {
  readonly port: Port;
  readonly contract: string;
} {
  const found = ports.find(([{ name }]) => name === wanted);
  if (found) return { port: found[0], contract: found[1] };
  const names = portNames.join(', ');
  throw new BadInput(
    wanted === undefined
      ? `--port is missing: it is one of ${names}.`
      : `There is no port “${wanted}”; --port is one of ${names}.`,
  );
}
