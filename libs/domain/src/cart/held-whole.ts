import type { ParkDay } from '../calendar/park-day.js';
import type { CartLine } from './cart.js';
import { type CartStay, staysOf } from './cart-stay.js';

interface Held {
  readonly lines: readonly Pick<CartLine, 'status' | 'reason' | 'packageId' | 'day'>[];
  readonly stays?: readonly CartStay[] | undefined;
}

/**
 * The stays whose rooms are asked for again. One in a package is held with all of its tickets or not
 * at all (docs/rules/packages.md#all-or-none): while one of these is full, closed or over, nothing
 * is held for the others either.
 */
export const staysToHold = (cart: Held, today: ParkDay): readonly CartStay[] =>
  staysOf(cart).filter(
    ({ status, packageId }) => status === 'UNAVAILABLE' && canBeWhole(cart, packageId, today),
  );

/** Whether all tickets of a package are held, or wait for nothing but its stay. */
export const canBeWhole = (
  { lines }: Held,
  packageId: string | undefined,
  today: ParkDay,
): boolean =>
  packageId === undefined ||
  lines
    .filter((line) => line.packageId === packageId)
    .every(
      ({ status, reason, day }) =>
        status === 'HELD' || (reason === 'ended' && (day === undefined || day >= today)),
    );
