import type { StayAsked, StayRefusal } from '@shop/ports/backends';
import type { Reply } from './reply.js';

/** The one table from the codes of the hotel API to the product's refusals. */
export const stayRefusals: ReadonlyMap<string, StayRefusal> = new Map<string, StayRefusal>([
  ['PROMO_INVALID', 'promoInvalid'],
  ['UNKNOWN_HOTEL', 'unknownHotel'],
  ['DAY_PAST', 'pastDay'],
  ['DAY_TOO_FAR', 'farDay'],
  ['DAY_CLOSED', 'closedDay'],
  ['NIGHTS', 'nights'],
  ['MIN_STAY', 'minimumStay'],
  ['TOO_MANY_ROOMS', 'tooManyRooms'],
  ['ROOM_PARTY', 'roomParty'],
  ['NO_AVAILABILITY', 'noRoom'],
  ['OFFER_ENDED', 'offerEnded'],
  ['OFFER_UNKNOWN', 'offerUnknown'],
  ['UNKNOWN_BOOKING', 'bookingUnknown'],
  ['BOOKING_ENDED', 'bookingEnded'],
  ['BOOKING_CONFIRMED', 'bookingConfirmed'],
  ['BOOKING_CANCELLED', 'bookingCancelled'],
  ['TOO_LATE', 'rightLate'],
  ['AMOUNT_CHANGED', 'amountChanged'],
]);

/** 404 and 405 mean a backend without stays. `IN_PROGRESS`: the outcome is unknown. */
export function stayAskedOf<Body>(reply: Reply<Body>): StayAsked<Body> {
  if (reply.kind === 'ok') return { kind: 'ok', answer: reply.body };
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const { status, code = '', field = '' } = reply;
  if (code === 'IN_PROGRESS') return { kind: 'failed', reason: 'unavailable' };
  const refusal = stayRefusals.get(code);
  if (!refusal) {
    const isAbsent = status === 404 || status === 405 || status === 501;
    return isAbsent ? { kind: 'unsupported' } : { kind: 'failed', reason: 'rejected' };
  }
  const [, room] = /^rooms\.(\d)(?:\.|$)/.exec(field) ?? [];
  return { kind: 'refused', refusal, ...(room && { room: Number(room) }) };
}
