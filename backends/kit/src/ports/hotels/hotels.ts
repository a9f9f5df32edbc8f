import { isDeepStrictEqual } from 'node:util';
import { doors, type Sample, type Write } from '../../kit/general.js';
import { keys } from '../../kit/keys.js';
import type { Kit, Port } from '../../kit/scenario.js';
import { booking, type Booking, cancel, changes, currency, offers } from './asks.js';
import { bookingScenarios } from './booking-scenarios.js';
import { roomScenarios } from './room-scenarios.js';
import { searchScenarios } from './search-scenarios.js';

const listing: Sample = { operation: 'hotels', call: async () => ({ query: { currency } }) };

const holding: Write = {
  operation: 'bookStay',
  changes,
  call: booking,
  other: (call) => ({ ...call, body: { ...Object(call.body), language: 'en' } }),
  undo: (kit, body) => cancel(kit, body as Booking), // as: the reply of bookStay
};

const limits: Readonly<Record<string, number>> = {
  hotels: 1500,
  stayCalendar: 1500,
  searchStays: 2000,
  booking: 3000,
};

/** Comparisons need stable prices. Nights may come in any order. */
async function changingPrice(kit: Kit): Promise<string | undefined> {
  const ask = async () => {
    const all = await offers(kit);
    return all.map(({ room, board, total }) => `${room} ${board} ${total.amount}`).sort();
  };
  const [first, second, third] = [await ask(), await ask(), await ask()];
  if (isDeepStrictEqual(first, second) || isDeepStrictEqual(second, third)) return undefined;
  return 'changes the price of the same nights on each call, so nothing can be compared';
}

export const hotels: Port = {
  name: 'hotels',
  givens: [],
  probe: { operation: 'hotels', call: { query: { currency } } },
  limitOf: ({ id }) => limits[id] ?? 8000,
  // If the call fails, its own scenario reports it.
  isUnsteady: (kit) => changingPrice(kit).catch(() => undefined),
  scenarios: [
    ...doors(listing, { query: { currency: 'pesos' } }),
    ...keys(holding),
    ...searchScenarios,
    ...bookingScenarios,
    ...roomScenarios,
  ],
};
