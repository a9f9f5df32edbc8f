import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Extra } from '../catalogue/product.js';
import type { People } from '../people/people.js';

/** What a party chooses for all its tickets. */
export interface PartyChoice {
  readonly people: People;
  readonly extras: readonly Extra[];
  /** The pick-up point; absent without transport, or if the visitor does not know it yet. */
  readonly pickup?: string | undefined;
  /** Printed on each ticket of a line; a package has none. As typed until `isNameOnTicket`. */
  readonly nameOnTicket?: string | undefined;
}

/** Without a name it has no key: a cart then keeps the digest of its open purchase. */
export const partyChoiceOf = ({
  people,
  extras,
  pickup,
  nameOnTicket,
}: PartyChoice): PartyChoice => ({
  people,
  extras,
  pickup,
  ...(nameOnTicket !== undefined && { nameOnTicket }),
});

/** What a visitor wants to buy, without prices. */
export interface Choice extends PartyChoice {
  readonly slug: string;
  /** `undefined` for an open ticket. */
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly components: readonly number[];
}

/** Decides whether two choices collide. A variant counts as its parent product. */
export interface ChoiceKey {
  readonly parent: string;
  readonly day: ParkDay | undefined;
}
