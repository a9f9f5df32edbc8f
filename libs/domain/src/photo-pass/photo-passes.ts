import { maxPeople } from '../people/people.js';
import { photoGroupSize } from '../pricing/line-price.js';

/** Groups of `from` to `to` people need this many passes. */
export interface PassesNeeded {
  readonly from: number;
  readonly to: number;
  readonly passes: number;
}

/** For groups of up to the most people of one line. */
export const passesNeeded: readonly PassesNeeded[] = Array.from(
  { length: Math.ceil(maxPeople / photoGroupSize) },
  (_, index) => ({
    from: index * photoGroupSize + 1,
    to: Math.min((index + 1) * photoGroupSize, maxPeople),
    passes: index + 1,
  }),
);
