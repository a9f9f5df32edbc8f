import type { KitPort } from '../../stand-ins/broken/fault.js';

const itself = 'no request causes an internal fault';
const nothing = 'no call names a thing that could be missing';

const inNone = 'a search puts it into `none`, and then has no offer to book';
const lastRoom = 'another guest would have to take the last room meanwhile';

/** Codes that no call of the kit can cause, and why. */
export const unasked: Readonly<Record<KitPort, Readonly<Record<string, string>>>> = {
  cart: {
    NO_SUCH_RIGHT: 'it depends on the rules of the sold products',
    BEYOND_TICKET: 'it needs a sold open ticket, and its validity',
    INTERNAL: itself,
  },
  hotels: {
    NOT_FOUND: 'a missing booking has its own code',
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
