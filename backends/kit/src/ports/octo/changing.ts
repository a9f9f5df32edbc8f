import { holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import * as asks from './asks.js';
import type { Booking } from './asks.js';
import { isFor, refusesUuid } from './same-booking.js';

export const changing: readonly Scenario[] = [
  {
    name: 'change: a booking moves to another day',
    shows: 'A booking on hold moves to another start or day.',
    changes: asks.changes,
    run: async (kit) => {
      const what = await asks.bookable(kit);
      const { uuid } = await asks.held(kit, {}, what);
      const body = { availabilityId: what.places[1].id };
      isFor(await kit.need<Booking>('change', { path: { uuid }, body }), what, 1);
    },
  },
  {
    name: 'change: a booking gets one more person',
    shows: 'A booking on hold gets one more person.',
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
    name: 'change: contact and notes are stored',
    shows: 'Contact and notes of a booking on hold come back as they were sent.',
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
    name: 'change: a booking switches to another product',
    shows: 'A booking on hold switches to another product.',
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
    name: 'extend: the hold ends no sooner than before',
    shows: 'An extended hold ends no sooner than before.',
    changes: asks.changes,
    run: async (kit) => {
      const { uuid, utcExpiresAt } = await asks.held(kit);
      const body = { expirationMinutes: 31 };
      const now = await kit.need<Booking>('extend', { path: { uuid }, body });
      same('Status', now.status, 'ON_HOLD');
      const [before, after] = [utcExpiresAt, now.utcExpiresAt].map((at) => Date.parse(at ?? ''));
      holds(
        (after ?? 0) >= (before ?? 0),
        `The hold ended at ${utcExpiresAt}, now at ${now.utcExpiresAt}.`,
      );
    },
  },
  refusesUuid('extend', { body: { expirationMinutes: 31 } }),
];
