import { unitTypes } from '../people/people.js';
import type { Choice } from './choice.js';

/** All that is chosen of a ticket, or, but for its days, of all tickets of a package. */
type Compared = Pick<Choice, 'people' | 'extras' | 'pickup'>;
type ComparedTicket = Pick<Choice, 'slug' | 'day' | 'time' | 'components'>;

/** Whether both are for the same people with the same add-ons, in whatever order these were chosen. */
export const isSameParty = (one: Compared, other: Compared): boolean =>
  unitTypes.every((unit) => one.people[unit] === other.people[unit]) &&
  isSameSet(one.extras, other.extras) &&
  one.pickup === other.pickup;

/** Whether both are the same ticket on the same day, at the same time, with the same choice in it. */
export const isSameTicket = (one: ComparedTicket, other: ComparedTicket): boolean =>
  one.slug === other.slug &&
  one.day === other.day &&
  one.time === other.time &&
  isSameSet(one.components, other.components);

const isSameSet = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));
