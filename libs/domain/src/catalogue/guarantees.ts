import type { ParkDay } from '../calendar/park-day.js';
import { oncePer } from './once-per.js';
import type { Product } from './product.js';

/** Rights that the operator grants with a ticket unless its supplier can't. */
export const grants = ['weather', 'changeDate', 'openTicket'] as const;
export type Grant = (typeof grants)[number];

/** Promises shown beside the buy button (docs/rules/screens.md#guarantees). */
export type Guarantee = Grant | 'secure';

type Granting = Pick<Product, 'grants' | 'schedule'>;

/** Open tickets are only for places with opening hours: a tour's departures have limited seats. */
export const grantsOf = ({ grants: told = grants, schedule }: Granting): readonly Grant[] =>
  grants.filter(
    (one) => told.includes(one) && (one !== 'openTicket' || schedule.type === 'OPENING_HOURS'),
  );

export const isGranted = (grant: Grant, product: Granting | undefined): boolean =>
  product !== undefined && grantsOf(product).includes(grant);

/** Every grant that at least one product has. Payment is always secure. */
export const guaranteesOfShop = oncePer((catalogue: readonly Granting[]): readonly Guarantee[] => [
  ...grants.filter((one) => catalogue.some((product) => isGranted(one, product))),
  'secure',
]);

/** A chosen ticket; an unknown product grants nothing. */
export interface ChosenTicket {
  readonly product: Granting | undefined;
  /** `undefined` for an open ticket. */
  readonly day: ParkDay | undefined;
}

/** The grants that all tickets share; `secure` only if there is something to pay. */
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
