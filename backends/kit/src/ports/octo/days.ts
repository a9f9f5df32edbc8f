import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { type Availability, bookable, offers, range, refused } from './asks.js';

interface Day {
  readonly localDate: string;
}

/** Refusals that calendar and availability share. */
const refusesDays = (operation: 'calendar' | 'availability', about: string): readonly Scenario[] =>
  [
    ['product', 'INVALID_PRODUCT_ID', { productId: 'nobody-sells-this' }] as const,
    ['option', 'INVALID_OPTION_ID', { optionId: 'nobody-sells-this' }] as const,
  ].map(([what, word, wrong]) => ({
    name: `${about}: ${what} that is none is ${word}`,
    shows: `A question for the ${about} of an unknown ${what} is refused with ${word}.`,
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
    name: 'the calendar has the days that were asked for',
    shows: 'From the first day to the last each is there at most once, in order, and no other.',
    run: async (kit) => {
      const body = await question(kit);
      const told = (await kit.need<readonly Day[]>('calendar', { body })).map((d) => d.localDate);
      holds(told.length > 0, 'The calendar has no day.');
      same('Its days in order', told, [...new Set(told)].sort());
      const { localDateStart: first, localDateEnd: last } = body;
      const isIn = told.every((day) => first <= day && day <= last);
      holds(isIn, 'A day is before the first or after the last.');
    },
  },
  ...refusesDays('calendar', 'calendar'),
  {
    name: 'calendar: one end of the days alone is BAD_REQUEST',
    shows: 'A question without its first day is refused with BAD_REQUEST.',
    run: async (kit) => {
      const body = { ...(await question(kit)), localDateStart: undefined };
      await refused(kit, 'calendar', { body }, ['BAD_REQUEST']);
    },
  },
  {
    name: 'availability: an interval has what can be booked in it',
    shows: 'Each start or day of the coming month is told once, with the id that books it.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      same('Ids told once', new Set(places.map(({ id }) => id)).size, places.length);
    },
  },
  {
    name: 'availability: a day alone has its own',
    shows: 'A question for one day is answered with the starts of that day, and no other.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      const [first] = places;
      const day = first.localDateTimeStart.slice(0, 10);
      const body = { ...(await question(kit)), localDateStart: day, localDateEnd: day };
      const all = await kit.need<readonly Availability[]>('availability', { body });
      same('Days told', [...new Set(all.map((one) => one.localDateTimeStart.slice(0, 10)))], [day]);
      holds(
        all.some(({ id }) => id === first.id),
        'What was told of the interval is not there.',
      );
    },
  },
  {
    name: 'availability: an id is told again',
    shows: 'A question for an id is answered with that one alone.',
    run: async (kit) => {
      const { product: one, option, places } = await bookable(kit);
      const [{ id }] = places;
      const body = { productId: one.id, optionId: option.id, availabilityIds: [id] };
      const all = await kit.need<readonly Availability[]>('availability', { body });
      same(
        'Ids told',
        all.map((found) => found.id),
        [id],
      );
    },
  },
  {
    name: 'availability: what is said to be free is, and the type is the product’s',
    shows: 'Nothing is available that is sold out or closed; a day of opening hours is all day.',
    run: async (kit) => {
      for (const { product: one, places } of await offers(kit))
        for (const place of places) {
          holds(isSold(place) || !place.available, `${place.id} is available and ${place.status}.`);
          const isAllDay = one.availabilityType === 'OPENING_HOURS';
          same(`Whether ${place.id} is all day`, place.allDay, isAllDay);
        }
    },
  },
  ...refusesDays('availability', 'availability'),
  {
    name: 'availability: days and ids at once are BAD_REQUEST',
    shows: 'A question for days and for ids is refused with BAD_REQUEST.',
    run: async (kit) => {
      const { places } = await bookable(kit);
      const body = { ...(await question(kit)), availabilityIds: [places[0].id] };
      await refused(kit, 'availability', { body }, ['BAD_REQUEST']);
    },
  },
];
