import { type ErrorCode, errorText, type Language } from '@shop/domain';
import type { Problem, Way } from '@shop/ports/screens';

/** The form field at which each error belongs; what is not named belongs to the page. */
const fields: Partial<Record<ErrorCode, string>> = {
  noDay: 'date',
  pastDay: 'date',
  closedDay: 'date',
  farDay: 'date',
  noAvailability: 'date',
  duplicate: 'date',
  noSchedule: 'time',
  peopleOdd: 'people',
  nobody: 'people',
  tooMany: 'people',
  adultNeeded: 'people',
  infantsNotAdmitted: 'people',
  extrasExclude: 'extras',
  unknownExtra: 'extras',
  unknownPickup: 'pickup',
  noComponent: 'component',
  firstName: 'firstName',
  lastName: 'lastName',
  emailMissing: 'email',
  emailWrong: 'email',
  country: 'country',
  phone: 'phone',
  methodMissing: 'method',
  methodGone: 'method',
  monthsNotMexican: 'method',
  monthsOtherBank: 'method',
  planMissing: 'plan',
  planGone: 'plan',
  orderNumberMissing: 'number',
  orderNumberWrong: 'number',
  sameChoice: 'date',
  dayTooSoon: 'date',
  beyondTicket: 'date',
  noTicketChosen: 'line',
  wayMissing: 'way',
  claimReason: 'reason',
  claimTooLong: 'note',
  promoCode: 'promo',
  noPromos: 'promo',
};

/** A catalogue entry as a visitor meets it: text, field, ways out. */
export const presentProblem = (
  code: ErrorCode,
  language: Language,
  ways: readonly Way[] = [],
  detail?: string,
): Problem => ({
  code,
  field: fields[code] ?? 'page',
  text: errorText(code, language),
  ways,
  ...(detail ? { detail } : {}),
});
