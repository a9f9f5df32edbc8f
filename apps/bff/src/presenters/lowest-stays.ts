import {
  addDays,
  type CurrencyCode,
  type HotelCode,
  lowestStay,
  monthOf,
  nextMonth,
  nightsAhead,
  parkDayAt,
  type StayDates,
} from '@shop/domain';
import type { HotelsGateway } from '@shop/ports/backends';
import { asExtra } from '../observability/request-scope.js';
import { valueOr } from './value-or.js';
import type { LowestNights } from './present-hotel.js';

interface Asking {
  readonly currency: CurrencyCode;
  readonly now: Date;
}

/** Dates with the lowest nightly price, by hotel. */
export type LowestStays = ReadonlyMap<HotelCode, StayDates>;

/** From the cached calendars. A hotel without a calendar in time has no dates. */
export async function lowestStaysOf(
  nights: LowestNights,
  gateway: HotelsGateway,
  asking: Asking,
): Promise<LowestStays> {
  if (nights.kind !== 'ok') return new Map();
  const codes = [...nights.answer.keys()];
  return asExtra(() => lowestOf(codes, gateway, asking));
}

async function lowestOf(
  codes: readonly HotelCode[],
  gateway: HotelsGateway,
  { currency, now }: Asking,
): Promise<LowestStays> {
  const today = parkDayAt(now);
  const last = monthOf(addDays(today, nightsAhead));
  const first = monthOf(today);
  const months = [0, 1, 2].map((at) => nextMonth(first, at)).filter((month) => month <= last);
  const found = await Promise.all(
    codes.map(async (code) => {
      const asked = months.map((month) => gateway.calendar(code, month, currency));
      const days = (await Promise.all(asked)).flatMap((reply) => valueOr(reply, []));
      const stay = lowestStay(days, today);
      return stay ? [[code, stay] as const] : [];
    }),
  );
  return new Map(found.flat());
}
