import {
  addDays,
  type CurrencyCode,
  guestPercent,
  type HotelCode,
  momentOf,
  money,
  nightDays,
  nightPrice,
  type ParkDay,
  type RoomParty,
  type StayDates,
  sum,
  taxesWithin,
} from '@shop/domain';
import { classOf, type Content } from '../engine/content.js';
import type { BoardCode, RoomKind } from '../engine/hotel-rates.js';
import type { StayRoom } from '../engine/stay-table.js';
import { promoOf } from './stay-rules.js';

/** All that the price of a room depends on: its kind, its rate and its guests. */
export interface RoomFacts extends StayDates {
  readonly hotel: HotelCode;
  readonly room: string;
  readonly board: BoardCode;
  readonly plan: string;
  readonly party: RoomParty;
  readonly currency: CurrencyCode;
  readonly promo?: string | undefined;
}

/** Local time of the hotel, on the last day with free cancellation. */
const freeUntilTime = '18:00';

const specialOn = ({ hotels: { rates } }: Content, day: ParkDay): number =>
  rates.specialDays.find((special) => special.day === day.slice(5))?.percent ?? 100;

/** The price of one night for two adults in the cheapest room. */
const baseNight = (content: Content, hotel: HotelCode, currency: CurrencyCode, day: ParkDay) =>
  money(content.hotels.nights[hotel][currency][classOf(content, day)], currency);

/** Prices a room as of a moment; `undefined` for a room that these hotels lack. */
export function priceRoom(
  content: Content,
  facts: RoomFacts,
  kind: RoomKind,
  now: Date,
): StayRoom | undefined {
  const { rates } = content.hotels;
  const { hotel, currency, party } = facts;
  const board = rates.boards[hotel].find((one) => one.board === facts.board);
  const plan = rates.plans.find(({ code }) => code === facts.plan);
  if (!board || !plan) return undefined;
  const off = promoOf(rates, facts.promo, hotel, now)?.percent ?? 0;
  const percents = [kind.percent, board.percent, plan.percent, guestPercent(party, rates.guests)];
  const days = nightDays(facts);
  const bases = days.map((day) => ({
    night: baseNight(content, hotel, currency, day),
    special: specialOn(content, day),
  }));
  const amounts = (percent: number) =>
    bases.map(({ night, special }) => nightPrice(night, [...percents, special, percent]));
  const originals = amounts(100);
  const nights = off === 0 ? originals : amounts(100 - off);
  const total = sum(nights, currency);
  return {
    room: kind.code,
    board: board.board,
    party,
    total,
    nights: days.map((date, at) => ({ date, amount: nights[at]?.amount ?? 0 })),
    original: sum(originals, currency),
    taxes: taxesWithin(total, rates.taxesPercent),
    freeUntil: freeUntil(facts.checkIn, plan.freeDays, now),
    laterPercent: plan.laterPercent,
  };
}

/** `null` if the free period would end before the sale. */
function freeUntil(checkIn: ParkDay, days: number | null, now: Date): string | null {
  if (days === null) return null;
  const until = momentOf(addDays(checkIn, -days), freeUntilTime);
  return until > now ? until.toISOString() : null;
}
