import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Extra } from '../catalogue/product.js';
import type { People } from '../people/people.js';

/** What a visitor wants to put in the cart. Prices are never part of it. */
export interface Choice {
  readonly slug: string;
  /** `undefined` is an open ticket. */
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly components: readonly number[];
  /** The pickup place of its transport; absent if the visitor has none or does not know it yet. */
  readonly pickup?: string | undefined;
}

/** What decides whether two choices collide. A variant counts as its parent product. */
export interface ChoiceKey {
  readonly parent: string;
  readonly day: ParkDay | undefined;
}
