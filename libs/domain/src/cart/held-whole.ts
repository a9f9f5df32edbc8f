import type { ParkDay } from '../calendar/park-day.js';
import type { CartLine } from './cart.js';
import { type CartStay, staysOf } from './cart-stay.js';

interface Held {
  readonly lines: readonly Pick<CartLine, 'status' | 'reason' | 'packageId' | 'day'>[];
  readonly stays?: readonly CartStay[] | undefined;
}

/**
 * Stays to hold again. One in a package waits until all its tickets can be held
 * (docs/rules/packages.md#all-or-none).
 */
export const staysToHold = (cart: Held, today: ParkDay): readonly CartStay[] =>
  staysOf(cart).filter(
    ({ status, packageId }) => status === 'UNAVAILABLE' && canBeWhole(cart, packageId, today),
  );

/** Whether every ticket of the package is held, or waits only for the stay. */
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
