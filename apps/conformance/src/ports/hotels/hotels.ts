import { doors, type Sample, type Write } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Port } from '../../kit/scenario.js';
import { booking, type Booking, cancel, changes, currency } from './asks.js';
import { bookingScenarios } from './booking-scenarios.js';
import { searchScenarios } from './search-scenarios.js';

const listing: Sample = { operation: 'hotels', call: async () => ({ query: { currency } }) };

const holding: Write = {
  operation: 'bookStay',
  changes,
  call: booking,
  other: (call) => ({ ...call, body: { ...Object(call.body), language: 'en' } }),
  undo: (kit, body) => cancel(kit, body as Booking), // as: the answer of bookStay
};

const limits: Readonly<Record<string, number>> = {
  ...{ hotels: 1500, stayCalendar: 1500, searchStays: 2000, booking: 3000 },
};

export const hotels: Port = {
  name: 'hotels',
  givens: [],
  probe: { operation: 'hotels', call: { query: { currency } } },
  limitOf: ({ id }) => limits[id] ?? 8000,
  scenarios: [
    ...doors(listing, { query: { currency: 'pesos' } }),
    ...keys(holding),
    ...searchScenarios,
    ...bookingScenarios,
  ],
};
