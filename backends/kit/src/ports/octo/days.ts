import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { type Availability, bookable, offers, range, refused } from './asks.js';

interface Day {
  readonly localDate: string;
}

/** Refusals that calendar and availability share. */
const refusesDays = (operation: 'calendar' | 'availability', about: string): readonly Scenario[] =>
  [
    ['product', 'INVALID_PRODUCT_ID', { productId: 'unknown' }] as const,
    ['option', 'INVALID_OPTION_ID', { optionId: 'unknown' }] as const,
  ].map(([what, word, wrong]) => ({
    name: `${about}: refuses an unknown ${what} with ${word}`,
    shows: `The server refuses a request for the ${about} of an unknown ${what} with ${word}.`,
    run: async (kit: Kit) => {
      const body = await question(kit);
      await refused(kit, operation, { body: { ...body, ...wrong } }, [word]);
    },
  }));

async function question(kit: Kit) {
  const { product: one, option } = await bookable(kit);
  return { productId: one.id, optionId: option.id, ...range(kit) };
}

const isSold = ({ status }: { readonly status: string }) =>
  ['AVAILABLE', 'FREESALE', 'LIMITED'].includes(status);

export const days: readonly Scenario[] = [
  {
    name: 'the calendar has only the requested days',
    shows:
      'Each day between the first and the last is listed at most once and in order. No other day is listed.',
    run: async (kit) => {
      const body = await question(kit);
      const dates = (await kit.need<readonly Day[]>('calendar', { body })).map((d) => d.localDate);
      holds(dates.length > 0, 'The calendar has no day.');
      same('The days in order', dates, [...new Set(dates)].sort());
      const { localDateStart: first, localDateEnd: last } = body;
      const isIn = dates.every((day) => first <= day && day <= last);
      holds(isIn, 'A day is before the first or after the last.');
    },
  },
  ...refusesDays('calendar', 'calendar'),
  {
    name: 'calendar: refuses a range without its first day with BAD_REQUEST',
    shows: 'The server refuses a range without its first day with BAD_REQUEST.',
    run: async (kit) => {
      const body = { ...(await question(kit)), localDateStart: undefined };
      await refused(kit, 'calendar', { body }, ['BAD_REQUEST']);
    },
  },
  {
    name: 'availability: a range lists each start or day once',
    shows: 'Each start or day of the next 30 days is listed once, by its id.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      same('Distinct ids', new Set(places.map(({ id }) => id)).size, places.length);
    },
  },
  {
    name: 'availability: a single day has only its own starts',
    shows: 'A request for one day returns the starts of that day and no others.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      const [first] = places;
      const day = first.localDateTimeStart.slice(0, 10);
      const body = { ...(await question(kit)), localDateStart: day, localDateEnd: day };
      const all = await kit.need<readonly Availability[]>('availability', { body });
      same(
        'Days of the reply',
        [...new Set(all.map((one) => one.localDateTimeStart.slice(0, 10)))],
        [day],
      );
      holds(
        all.some(({ id }) => id === first.id),
        'The reply lacks a start that the range had.',
      );
    },
  },
  {
    name: 'availability: an id finds its own start',
    shows: 'A request for an id returns that availability alone.',
    run: async (kit) => {
      const { product: one, option, places } = await bookable(kit);
      const [{ id }] = places;
      const body = { productId: one.id, optionId: option.id, availabilityIds: [id] };
      const all = await kit.need<readonly Availability[]>('availability', { body });
      same(
        'Ids of the reply',
        all.map((found) => found.id),
        [id],
      );
    },
  },
  {
    name: 'availability: available and allDay match status and product',
    shows:
      'Nothing sold out or closed is available. The places of an OPENING_HOURS product are allDay.',
    run: async (kit) => {
      for (const { product: one, places } of await offers(kit))
        for (const place of places) {
          holds(isSold(place) || !place.available, `${place.id} is available and ${place.status}.`);
          const isAllDay = one.availabilityType === 'OPENING_HOURS';
          same(`allDay of ${place.id}`, place.allDay, isAllDay);
        }
    },
  },
  ...refusesDays('availability', 'availability'),
  {
    name: 'availability: refuses days and ids together with BAD_REQUEST',
    shows: 'The server refuses a request with both days and ids with BAD_REQUEST.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      const body = { ...(await question(kit)), availabilityIds: [places[0].id] };
      await refused(kit, 'availability', { body }, ['BAD_REQUEST']);
    },
  },
];
