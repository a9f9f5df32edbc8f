import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import * as asks from './asks.js';
import { isFor } from './same-booking.js';

const refusesBooking = (
  what: string,
  word: string,
  wrong: (kit: Kit) => Promise<object> | object,
): Scenario => ({
  name: `book: refuses ${what} with ${word}`,
  shows: `The server refuses a booking with ${what} with ${word}.`,
  run: async (kit) => {
    const call = asks.booking(await asks.bookable(kit), await wrong(kit));
    await asks.refused(kit, 'book', call, [word]);
  },
});

export const reserving: readonly Scenario[] = [
  {
    name: 'book: places are held',
    shows: 'A booking is ON_HOLD until a future time, with the requested product, start and units.',
    changes: asks.changes,
    run: async (kit) => {
      const what = await asks.bookable(kit);
      const made = await asks.held(kit, {}, what);
      same('Status', made.status, 'ON_HOLD');
      isFor(made, what);
      const wanted = asks.people(what).map(({ unitId }) => unitId);
      same(
        'Units',
        made.unitItems.map(({ unitId }) => unitId),
        wanted,
      );
      same(
        'Distinct UUIDs of units',
        new Set(made.unitItems.map((u) => u.uuid)).size,
        wanted.length,
      );
      same('Notes', made.notes, 'A test');
      const until = Date.parse(made.utcExpiresAt ?? '');
      holds(until > kit.now().getTime(), `It is held until ${made.utcExpiresAt}.`);
    },
  },
  {
    name: 'book: refuses a sold-out day with UNPROCESSABLE_ENTITY',
    shows: 'The server refuses to book what it lists as SOLD_OUT.',
    run: async (kit) => {
      const all = await asks.offers(kit);
      const found = all.flatMap(({ places, ...what }) =>
        places.filter(({ status }) => status === 'SOLD_OUT').map((place) => ({ what, place })),
      )[0];
      if (!found) return kit.leaveOut('nothing is sold out in the next 30 days');
      const { product, option } = found.what;
      const body = {
        productId: product.id,
        optionId: option.id,
        availabilityId: found.place.id,
        unitItems: asks.people(found.what),
      };
      await asks.refused(kit, 'book', { body }, ['UNPROCESSABLE_ENTITY']);
    },
  },
  refusesBooking('an unknown product', 'INVALID_PRODUCT_ID', () => ({ productId: 'nowhere' })),
  refusesBooking('an unknown option', 'INVALID_OPTION_ID', () => ({ optionId: 'nowhere' })),
  refusesBooking('an unknown availability', 'INVALID_AVAILABILITY_ID', () => ({
    availabilityId: 'never',
  })),
  refusesBooking('a missing list of units', 'UNPROCESSABLE_ENTITY', () => ({
    unitItems: undefined,
  })),
  refusesBooking('an empty list of units', 'UNPROCESSABLE_ENTITY', () => ({ unitItems: [] })),
  refusesBooking('an unknown unit', 'INVALID_UNIT_ID', () => ({
    unitItems: [{ unitId: 'unknown' }],
  })),
];
