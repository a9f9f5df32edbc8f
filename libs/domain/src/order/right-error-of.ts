import type { ErrorCode } from '../errors/error-catalogue.js';
import type { DayRefusal, RightOver } from './rights.js';

/** The error code for each reason why a right is over. */
export const rightErrorOf = {
  late: 'rightLate',
  used: 'ticketUsed',
  cancelled: 'ticketCancelled',
  underWay: 'changeUnderWay',
  claimed: 'claimedAlready',
  noDay: 'noRight',
  none: 'noRight',
  byPhone: 'rightByPhone',
} as const satisfies Record<RightOver, ErrorCode>;

/** The error code for each reason why a ticket can't get a new day. */
export const dayErrorOf = {
  sameChoice: 'sameChoice',
  tooSoon: 'dayTooSoon',
  beyondTicket: 'beyondTicket',
  dayTaken: 'sameDates',
} as const satisfies Record<DayRefusal, ErrorCode>;
