import type { ErrorCode } from '../errors/error-catalogue.js';
import type { DayRefusal, RightOver } from './rights.js';

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

export const dayErrorOf = {
  sameChoice: 'sameChoice',
  tooSoon: 'dayTooSoon',
  beyondTicket: 'beyondTicket',
  dayTaken: 'sameDates',
} as const satisfies Record<DayRefusal, ErrorCode>;
