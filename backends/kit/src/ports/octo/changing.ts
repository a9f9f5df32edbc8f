import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import * as asks from './asks.js';
import type { Booking } from './asks.js';
import { isFor, refusesUuid } from './same-booking.js';

export const changing: readonly Scenario[] = [
  {
    name: 'change: another day',
    shows: 'A booking on hold is moved to another start or day.',
    changes: asks.changes,
    run: async (kit) => {
      const what = await asks.bookable(kit);
      const { uuid } = await asks.held(kit, {}, what);
      const body = { availabilityId: what.places[1].id };
      isFor(await kit.need<Booking>('change', { path: { uuid }, body }), what, 1);
    },
  },
  {
    name: 'change: more people',
    shows: 'A booking on hold gets one person more.',
    changes: asks.changes,
    run: async (kit) => {
      const what = await asks.bookable(kit);
      const { uuid } = await asks.held(kit, {}, what);
      const body = { unitItems: asks.people(what, 3) };
      const now = await kit.need<Booking>('change', { path: { uuid }, body });
      same('How many', now.unitItems.length, body.unitItems.length);
    },
  },
  {
    name: 'change: who comes, and a note',
    shows: 'Contact and notes of a booking on hold are kept as they were said.',
    changes: asks.changes,
    run: async (kit) => {
      const { uuid } = await asks.held(kit);
      const body = { contact: asks.contact, notes: 'Another note' };
      const now = await kit.need<Booking>('change', { path: { uuid }, body });
      same('Notes', now.notes, 'Another note');
      for (const [name, value] of Object.entries(asks.contact))
        same(`contact.${name}`, now.contact[name], value);
    },
  },
  {
    name: 'change: another product',
    shows: 'A booking on hold becomes one of another product.',
    changes: asks.changes,
    run: async (kit) => {
      const [one, other] = await asks.bookables(kit);
      if (!one || !other) return kit.leaveOut('only one product can be booked');
      const { uuid } = await asks.held(kit, {}, one);
      const { body } = asks.booking(other);
      isFor(await kit.need<Booking>('change', { path: { uuid }, body }), other);
    },
  },
  {
    name: 'extend: places are held for longer',
    shows: 'A booking on hold that is extended ends no sooner than before.',
    changes: asks.changes,
    run: async (kit) => {
      const { uuid, utcExpiresAt } = await asks.held(kit);
      const body = { expirationMinutes: 31 };
      const now = await kit.need<Booking>('extend', { path: { uuid }, body });
      same('Status', now.status, 'ON_HOLD');
      const [before, after] = [utcExpiresAt, now.utcExpiresAt].map((at) => Date.parse(at ?? ''));
      holds((after ?? 0) >= (before ?? 0), `It ended ${utcExpiresAt}, now ${now.utcExpiresAt}.`);
    },
  },
  refusesUuid('extend', { body: { expirationMinutes: 31 } }),
];
