import {
  addDays,
  freeFirst,
  type HotelCode,
  hotelCodes,
  hotelRoute,
  type Language,
  nightsAhead,
  parkDayAt,
  pathOf,
  writeShortDate,
} from '@shop/domain';
import type { BackendReply, HotelsContent, HotelText, LowestNight } from '@shop/ports/backends';
import type { HotelCardView, NightView, SceneView } from '@shop/ports/screens';
import type { LowestStays } from './lowest-stays.js';
import { datesAddress } from './stay-address.js';
import { presentMoney } from './present-money.js';

export type LowestNights = BackendReply<ReadonlyMap<HotelCode, LowestNight>>;

/** All hotels as cards. Hotels without a free night come last, with the date they may reopen. */
export function presentHotelCards(
  nights: LowestNights,
  content: HotelsContent,
  language: Language,
  now: Date,
  stays: LowestStays = new Map(),
): readonly HotelCardView[] {
  // If prices failed, no hotel counts as full.
  const all = nights.kind === 'ok' ? freeFirst(nights.answer) : hotelCodes;
  return all.map((code) => {
    const hotel = content.hotel(code, language);
    return {
      code,
      href: pathOf(hotelRoute(code), language),
      name: hotel.name,
      kind: hotel.kind,
      line: hotel.line,
      wall: hotel.wall,
      scene: presentHotelScene(hotel),
      amenities: hotel.amenities,
      night: presentNight(nights, code, language, now),
      find: findOf(nights, code, stays, language),
    };
  });
}

export function presentNight(
  nights: LowestNights,
  code: HotelCode,
  language: Language,
  now: Date,
): NightView {
  if (nights.kind !== 'ok') return { kind: 'unknown' };
  const lowest = nights.answer.get(code);
  if (lowest) return { kind: 'from', price: presentMoney(lowest, language) };
  const until = addDays(parkDayAt(now), nightsAhead);
  return { kind: 'full', until: writeShortDate(until, language) };
}

/** Search link for the lowest night; `undefined` without a price or a day. */
function findOf(
  nights: LowestNights,
  code: HotelCode,
  stays: LowestStays,
  language: Language,
): string | undefined {
  const dates = stays.get(code);
  const isPriced = nights.kind === 'ok' && nights.answer.has(code);
  return isPriced && dates ? datesAddress(code, dates, language) : undefined;
}

export const presentHotelScene = ({ scene: { file, alt } }: HotelText): SceneView => ({
  alt,
  ...(file ? { src: `/pictures/scenes/${file}` } : {}),
});
