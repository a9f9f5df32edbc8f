import {
  hotelAgeBands,
  hotelCodes,
  type Language,
  maxAdultsPerRoom,
  maxChildrenPerRoom,
  maxRooms,
  nightsOf,
  type ReadStay,
  type StayProblem,
  writeDayOfMonth,
} from '@shop/domain';
import type { HotelsContent } from '@shop/ports/backends';
import type { Problem, StayFormView } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { presentReasons } from './present-reasons.js';
import {
  presentStayCalendar,
  type StayCalendarQuestion,
} from '../../../presenters/present-stay-calendar.js';
import { optionsQuery, stayHref } from './stay-links.js';
import type { StayFacts } from './stay-facts.js';

/** The current search form: input, calendar and open panel. */
export function presentStayForm(
  facts: StayFacts,
  problems: readonly StayProblem[],
  calendarProblem: Problem | undefined,
  { visitor: { language, currency }, query }: PageQuestion,
  hotels: HotelsContent,
): StayFormView {
  const { read, months, days, today, lastDay } = facts;
  const { checkIn, checkOut } = read;
  const asked: StayCalendarQuestion = {
    months,
    days,
    today,
    lastDay,
    checkIn,
    checkOut,
    language,
    currency,
    isKnown: facts.isKnown,
    problem: calendarProblem,
  };
  return {
    hotels: hotelCodes.map((code) => ({ code, name: hotels.hotel(code, language).name })),
    hotel: read.isHotelOdd ? '' : (read.hotel ?? ''),
    checkIn: checkIn ?? '',
    checkOut: checkOut ?? '',
    ...wordsOf(read, language),
    ...limits,
    rooms: roomsOf(read),
    adults: read.rooms.reduce((count, { adults = 0 }) => count + adults, 0),
    children: read.rooms.reduce((count, { children = 0 }) => count + children, 0),
    promo: read.promoCode ?? '',
    open: openPanel(facts, problems, query),
    calendarState: calendarStateOf(facts),
    calendar: presentStayCalendar(asked),
    reasons: presentReasons(asked),
    clear: checkIn
      ? stayHref({ ...read, checkIn: undefined, checkOut: undefined }, facts.options, language)
      : undefined,
    fields: [...optionsQuery({ ...facts.options, place: undefined })].map(([name, value]) => ({
      name,
      value,
    })),
  };
}

const limits = {
  maxRooms,
  maxAdults: maxAdultsPerRoom,
  maxChildren: maxChildrenPerRoom,
  adultAge: hotelAgeBands.ADULT.from,
};

function wordsOf({ checkIn, checkOut }: ReadStay, language: Language) {
  const nights = checkIn && checkOut ? nightsOf({ checkIn, checkOut }) : 0;
  return {
    from: checkIn && writeDayOfMonth(checkIn, language),
    to: checkOut && writeDayOfMonth(checkOut, language),
    nights: nights > 0 ? nights : undefined,
  };
}

const roomsOf = ({ rooms }: ReadStay): StayFormView['rooms'] =>
  rooms.map(({ adults, children, ages }, index) => ({
    number: index + 1,
    adults: String(adults ?? ''),
    children: String(children ?? ''),
    ages: Array.from(
      { length: ages.length || Math.min(children ?? 0, maxChildrenPerRoom) },
      (_, at) => writtenAge(ages[at]),
    ),
  }));

const writtenAge = (age: number | undefined): string =>
  age === undefined || Number.isNaN(age) ? '' : String(age);

/** Idle until the visitor chooses a first day (docs/rules/hotels.md#state). */
function calendarStateOf({ read, hasFailed }: StayFacts): StayFormView['calendarState'] {
  if (read.checkIn && read.checkOut) return 'chosen';
  if (read.checkIn) return 'begun';
  return hasFailed ? 'failed' : 'idle';
}

/** Errors first, then what the visitor just pressed, then what is still missing. */
function openPanel(
  { read, checked }: StayFacts,
  problems: readonly StayProblem[],
  query: URLSearchParams,
): StayFormView['open'] {
  const isAt = (part: RegExp) => problems.some(({ field }) => part.test(field));
  if (isAt(/^dates/)) return 'dates';
  if (isAt(/^(rooms|adults|children|age)/)) return 'rooms';
  if (query.has('add') || query.has('drop')) return 'rooms';
  if (query.has('month')) return 'dates';
  if (checked.kind === 'unfinished') return read.checkIn && read.checkOut ? 'rooms' : 'dates';
  return isAt(/^promo/) || (read.promoCode && checked.kind === 'wrong') ? 'promo' : undefined;
}
