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
    name: 'confirm: what is held is sold',
    shows:
      'A booking that is confirmed is CONFIRMED, with the contact and the reference it came with.',
    changes: asks.sells,
    run: async (kit) => {
      const resellerReference = kit.unique();
      const now = await asks.sold(kit, { resellerReference });
      same('Status', now.status, 'CONFIRMED');
      same('Reference', now.resellerReference, resellerReference);
      holds(now.utcConfirmedAt !== null, 'When it was confirmed is not told.');
      same('Contact', now.contact.fullName, asks.contact.fullName);
    },
  },
  {
    name: 'confirm: other people than were held',
    shows: 'Who comes may be said anew with the confirmation.',
    changes: asks.sells,
    run: async (kit) => {
      const unitItems = asks.people(await asks.bookable(kit), 3);
      const now = await asks.sold(kit, { unitItems });
      same('How many', [now.status, now.unitItems.length], ['CONFIRMED', unitItems.length]);
    },
  },
  refusesUuid('confirm', { body: { contact: asks.contact } }),
  {
    name: 'confirm: a unit that is none is INVALID_UNIT_ID',
    shows: 'A confirmation for units that are none is refused, and sells nothing.',
    changes: asks.changes,
    run: async (kit) => {
      const made = await asks.held(kit);
      const call = asks.confirming(made, { unitItems: [{ unitId: 'nobody' }] });
      await asks.refused(kit, 'confirm', call, ['INVALID_UNIT_ID']);
      same('Status afterwards', (await find(kit, made)).status, 'ON_HOLD');
    },
  },
  {
    name: 'a booking on hold is found by its UUID',
    shows: 'What was held is told again as it was.',
    changes: asks.changes,
    run: async (kit) => {
      const made = await asks.held(kit);
      shownAs(await find(kit, made), made);
    },
  },
  {
    name: 'a booking that is sold is found by its UUID',
    shows: 'What was sold is told again as it was.',
    changes: asks.sells,
    run: async (kit) => {
      const made = await asks.sold(kit);
      shownAs(await find(kit, made), made);
    },
  },
  refusesUuid('booking'),
  {
    name: 'bookings are found by the supplier’s reference',
    shows: 'A list for the supplier’s reference of a booking has that one alone.',
    changes: asks.sells,
    run: async (kit) => {
      const made = await asks.sold(kit);
      const { supplierReference } = made;
      if (supplierReference === null) return kit.leaveOut('this supplier has no references');
      await listed(kit, { supplierReference }, made);
    },
  },
  {
    name: 'bookings are found by the reseller’s reference',
    shows: 'A list for the reseller’s reference of a booking has that one alone.',
    changes: asks.sells,
    run: async (kit) => {
      const resellerReference = kit.unique();
      await listed(kit, { resellerReference }, await asks.sold(kit, { resellerReference }));
    },
  },
  {
    name: 'bookings: without a reference is BAD_REQUEST',
    shows: 'A list of everything is refused with BAD_REQUEST.',
    run: (kit) => asks.refused(kit, 'bookings', {}, ['BAD_REQUEST']),
  },
  ...(['held', 'sold'] as const).map((how): Scenario => ({
    name: `cancel: what is ${how} is given back`,
    shows: `A booking that is ${how} and cancelled is CANCELLED, with the reason that was said.`,
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
