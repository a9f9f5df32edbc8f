import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { Extra } from '../catalogue/product.js';
import type { People } from '../people/people.js';

/** What a visitor wants to buy, without prices. */
export interface Choice {
  readonly slug: string;
  /** `undefined` for an open ticket. */
  readonly day: ParkDay | undefined;
  readonly time: ParkTime | undefined;
  readonly people: People;
  readonly extras: readonly Extra[];
  readonly components: readonly number[];
  /** The pick-up point; absent without transport, or if the visitor does not know it yet. */
  readonly pickup?: string | undefined;
}

/** Decides whether two choices collide. A variant counts as its parent product. */
export interface ChoiceKey {
  readonly parent: string;
  readonly day: ParkDay | undefined;
}
