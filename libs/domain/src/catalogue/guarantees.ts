import type { ParkDay } from '../calendar/park-day.js';
import type { Product } from './product.js';

/** What the operator grants with a ticket, unless whoever supplies it can't. */
export const grants = ['weather', 'changeDate', 'openTicket'] as const;
export type Grant = (typeof grants)[number];

/** What a buyer is promised beside the button (docs/rules/screens.md#guarantees). */
export type Guarantee = Grant | 'secure';

type Granting = Pick<Product, 'grants' | 'schedule'>;

/** A ticket without a date is for a place that is open all day: a departure has its places. */
export const grantsOf = ({ grants: told = grants, schedule }: Granting): readonly Grant[] =>
  grants.filter(
    (one) => told.includes(one) && (one !== 'openTicket' || schedule.type === 'OPENING_HOURS'),
  );

export const isGranted = (grant: Grant, product: Granting | undefined): boolean =>
  product !== undefined && grantsOf(product).includes(grant);

/** Of a shop, whatever one of its products has; a payment is always its own. */
export const guaranteesOfShop = (catalogue: readonly Granting[]): readonly Guarantee[] => [
  ...grants.filter((one) => catalogue.some((product) => isGranted(one, product))),
  'secure',
];

/** A ticket that is chosen; a product that is not known promises nothing. */
export interface ChosenTicket {
  readonly product: Granting | undefined;
  /** `undefined` is an open ticket. */
  readonly day: ParkDay | undefined;
}

/**
 * Of tickets that are bought together: what holds of each; of nothing to pay no payment is secure.
 * Nights beside them have rules of their own.
 */
export function guaranteesOf(
  tickets: readonly ChosenTicket[],
  hasToPay: boolean,
): readonly Guarantee[] {
  const granted = grants.filter(
    (one) =>
      tickets.length > 0 &&
      tickets.every(
        ({ product, day }) =>
          isGranted(one, product) && (one !== 'openTicket' || day === undefined),
      ),
  );
  return hasToPay ? [...granted, 'secure'] : granted;
}
