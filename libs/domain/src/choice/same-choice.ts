import { type People, unitTypes } from '../people/people.js';
import type { Choice, PartyChoice } from './choice.js';

type ComparedTicket = Pick<Choice, 'slug' | 'day' | 'time' | 'components'>;

export const isSamePeople = (one: People, other: People): boolean =>
  unitTypes.every((unit) => one[unit] === other[unit]);

/** The same people, extras in any order, pick-up point and name on the ticket. */
export const isSameParty = (one: PartyChoice, other: PartyChoice): boolean =>
  isSamePeople(one.people, other.people) &&
  isSameSet(one.extras, other.extras) &&
  one.pickup === other.pickup &&
  one.nameOnTicket === other.nameOnTicket;

export const isSameTicket = (one: ComparedTicket, other: ComparedTicket): boolean =>
  one.slug === other.slug &&
  one.day === other.day &&
  one.time === other.time &&
  isSameSet(one.components, other.components);

const isSameSet = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));
