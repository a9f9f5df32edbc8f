import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import * as asks from './asks.js';
import type { Booking } from './asks.js';
import { refusesUuid } from './same-booking.js';

const shownAs = (shown: Booking, expected: Booking) => {
  const facts = ({ uuid, status, availabilityId, unitItems }: Booking) => ({
    uuid,
    status,
    availabilityId,
    units: unitItems.map((one) => one.uuid).sort(),
  });
  same('The booking', facts(shown), facts(expected));
};

const find = (kit: Kit, { uuid }: Booking) => kit.need<Booking>('booking', { path: { uuid } });

async function listed(kit: Kit, query: Readonly<Record<string, string>>, made: Booking) {
  const all = await kit.need<readonly Booking[]>('bookings', { query });
  same(
    'UUIDs of the list',
    all.map(({ uuid }) => uuid),
    [made.uuid],
  );
}

export const selling: readonly Scenario[] = [
  {
    name: 'confirm: a booking on hold is sold',
    shows: 'A confirmed booking is CONFIRMED, with the contact and reference that were sent.',
    changes: asks.sells,
    run: async (kit) => {
      const resellerReference = kit.unique();
      const now = await asks.sold(kit, { resellerReference });
      same('Status', now.status, 'CONFIRMED');
      same('Reference', now.resellerReference, resellerReference);
      holds(now.utcConfirmedAt !== null, 'The booking has no utcConfirmedAt.');
      same('Contact', now.contact.fullName, asks.contact.fullName);
    },
  },
  {
    name: 'confirm: the units can change',
    shows: 'The confirmation may replace the units of the booking.',
    changes: asks.sells,
    run: async (kit) => {
      const unitItems = asks.people(await asks.bookable(kit), 3);
      const now = await asks.sold(kit, { unitItems });
      same('How many', [now.status, now.unitItems.length], ['CONFIRMED', unitItems.length]);
    },
  },
  refusesUuid('confirm', { body: { contact: asks.contact } }),
  {
    name: 'confirm: refuses an unknown unit with INVALID_UNIT_ID',
    shows: 'The server refuses a confirmation with an unknown unit, and the booking stays ON_HOLD.',
    changes: asks.changes,
    run: async (kit) => {
      const made = await asks.held(kit);
      const call = asks.confirming(made, { unitItems: [{ unitId: 'unknown' }] });
      await asks.refused(kit, 'confirm', call, ['INVALID_UNIT_ID']);
      same('Status afterwards', (await find(kit, made)).status, 'ON_HOLD');
    },
  },
  {
    name: 'a booking on hold is found by its UUID',
    shows: 'A booking on hold reads as it was made.',
    changes: asks.changes,
    run: async (kit) => {
      const made = await asks.held(kit);
      shownAs(await find(kit, made), made);
    },
  },
  {
    name: 'a sold booking is found by its UUID',
    shows: 'A sold booking reads as it was confirmed.',
    changes: asks.sells,
    run: async (kit) => {
      const made = await asks.sold(kit);
      shownAs(await find(kit, made), made);
    },
  },
  refusesUuid('booking'),
  {
    name: 'bookings are found by the supplier’s reference',
    shows: 'A list for the supplier’s reference of a booking has only that booking.',
    changes: asks.sells,
    run: async (kit) => {
      const made = await asks.sold(kit);
      const { supplierReference } = made;
      if (supplierReference === null) return kit.leaveOut('this supplier sends no references');
      await listed(kit, { supplierReference }, made);
    },
  },
  {
    name: 'bookings are found by the reseller’s reference',
    shows: 'A list for the reseller’s reference of a booking has only that booking.',
    changes: asks.sells,
    run: async (kit) => {
      const resellerReference = kit.unique();
      await listed(kit, { resellerReference }, await asks.sold(kit, { resellerReference }));
    },
  },
  {
    name: 'bookings: refuses a list without a reference with BAD_REQUEST',
    shows: 'The server refuses a list without a reference with BAD_REQUEST.',
    run: (kit) => asks.refused(kit, 'bookings', {}, ['BAD_REQUEST']),
  },
  ...(['held', 'sold'] as const).map((how): Scenario => ({
    name: `cancel: a ${how} booking is cancelled`,
    shows: `A ${how} booking is CANCELLED afterwards, with the reason that was sent.`,
    changes: how === 'held' ? asks.changes : asks.sells,
    run: async (kit) => {
      const made = await (how === 'held' ? asks.held(kit) : asks.sold(kit));
      const { body, status } = await asks.cancel(kit, made, 'They stay at home');
      same('Status', [status, body.status], [200, 'CANCELLED']);
      same('Reason', body.cancellation?.reason, 'They stay at home');
    },
  })),
  refusesUuid('cancel', { body: {} }),
];
