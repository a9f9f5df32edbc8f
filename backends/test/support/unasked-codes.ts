import type { KitPort } from '../../stand-ins/broken/fault.js';

const itself = 'what went wrong in it is no answer to a question';
const nothing = 'none of its calls is about one thing that could be missing';

const inNone = 'a search says so of a hotel in `none`, and has no offer that could be booked';
const lastRoom = 'the last room of its kind would have to go to somebody else';

/** Codes that no call of the kit can cause, and why. */
export const unasked: Readonly<Record<KitPort, Readonly<Record<string, string>>>> = {
  cart: {
    NO_SUCH_RIGHT: 'what has no such right depends on the rules of what was sold',
    BEYOND_TICKET: 'an open ticket has to be sold, and its validity to be known',
    INTERNAL: itself,
  },
  hotels: {
    NOT_FOUND: 'a booking that is missing has a word of its own',
    UNAVAILABLE: itself,
    INTERNAL: itself,
    DAY_CLOSED: inNone,
    MIN_STAY: inNone,
    BOOKING_ENDED: lastRoom,
  },
  newsletter: { NOT_FOUND: nothing, INTERNAL: itself },
  payment: { INTERNAL: itself },
  search: { NOT_FOUND: nothing, UNAVAILABLE: itself, INTERNAL: itself },
  users: { NOT_FOUND: nothing, INTERNAL: itself },
};
