import type { ErrorCode, StayProblem } from '@shop/domain';
import type { StayRefusal } from '@shop/ports/backends';

/** Error code and form field of each refusal. Any other refusal counts as a failure. */
const fields: Partial<Record<StayRefusal, readonly [ErrorCode, string]>> = {
  promoInvalid: ['promoCode', 'promo'],
  tooFast: ['tooFast', 'promo'],
  unknownHotel: ['stayHotel', 'hotel'],
  pastDay: ['stayPast', 'dates'],
  farDay: ['stayFar', 'dates'],
  nights: ['stayTooLong', 'dates'],
  tooManyRooms: ['stayRooms', 'rooms'],
};

export function problemOfRefusal(refusal: StayRefusal, room = 0): StayProblem | undefined {
  if (refusal === 'roomParty') return { code: 'stayAdults', field: `adults${room + 1}` };
  const [code, field] = fields[refusal] ?? [];
  return code && field ? { code, field } : undefined;
}
