import type { Call } from '../../kit/client.js';
import { later, soon } from '../../kit/days.js';
import type { Kit } from '../../kit/scenario.js';

export interface Money {
  readonly amount: number;
  readonly currency: string;
}
interface Night {
  readonly date: string;
  readonly amount: number;
}
export interface Offer {
  readonly for: number;
  readonly room: string;
  readonly board: string;
  readonly nights: readonly Night[];
  readonly total: Money;
  readonly cancellation: { readonly freeUntil: string | null; readonly laterPercent: number };
  readonly left?: number;
  readonly token: string;
  readonly tokenEnds: string;
}
export interface Found {
  readonly hotels: readonly {
    readonly code: string;
    readonly offers: readonly Offer[];
    readonly none?: { readonly reason: string; readonly minNights?: number };
  }[];
}
export interface Booking {
  readonly id: string;
  readonly status: string;
  readonly code: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly total: Money;
  readonly heldUntil: string | null;
  readonly refund?: { readonly amount: number } | null;
}

export const currency = 'MXN';
export const changes = 'books a room on hold and cancels it';
export const couple = { adults: 2, childAges: [] };
const tongue = { language: 'es' };

/** Check-in and check-out of `count` nights, `ahead` days from now. */
export const nights = (kit: Kit, ahead: number, count = 2) => {
  const checkIn = soon(kit.now(), ahead);
  return { checkIn, checkOut: later(checkIn, count) };
};

export const searching = (kit: Kit, what: object = {}): Call => ({
  body: { hotels: [], ...nights(kit, 30), rooms: [couple], currency, ...tongue, ...what },
});

export const search = (kit: Kit, what: object = {}) =>
  kit.need<Found>('searchStays', searching(kit, what));

/** How many days ahead to look for free nights. */
export const daysAhead = [30, 37, 44, 58, 72, 93, 121, 150];

/** Free nights for two people, and the hotel that has them. */
export const free = (kit: Kit) =>
  kit.found('free nights', async () => {
    for (const ahead of daysAhead) {
      const dates = nights(kit, ahead);
      const { hotels } = await search(kit, dates);
      const one = hotels.find(({ offers }) => offers.length > 1);
      if (one) return { dates, hotel: one.code };
    }
    return kit.block('eight searches over the next five months found no room for two');
  });

/** Offers for the free nights. A token serves at least one booking. */
export async function offers(kit: Kit, what: object = {}): Promise<readonly Offer[]> {
  const { dates, hotel } = await free(kit);
  const { hotels } = await search(kit, { ...dates, hotels: [hotel], ...what });
  return hotels[0]?.offers ?? [];
}

/** The first offer, or the first with free cancellation. */
export async function offer(kit: Kit, isFree = false): Promise<Offer> {
  const all = await offers(kit);
  const isGood = ({ cancellation: { freeUntil } }: Offer) =>
    !isFree || (freeUntil !== null && Date.parse(freeUntil) > kit.now().getTime());
  return all.find(isGood) ?? kit.leaveOut('no offer has free cancellation');
}

export const booking = async (kit: Kit, one?: Offer): Promise<Call> => {
  const { token } = one ?? (await offer(kit));
  return { body: { rooms: [{ token, ...couple }], ...tongue } };
};

export const nothing = { amount: { amount: 0, currency } };

export const cancel = (kit: Kit, { id }: Pick<Booking, 'id'>, amount: Money = nothing.amount) =>
  kit.ask<Booking>('cancelStay', { path: { id }, body: { amount } });

export async function booked(kit: Kit, one?: Offer): Promise<Booking> {
  const stay = await kit.need<Booking>('bookStay', await booking(kit, one));
  kit.afterwards(`booking ${stay.id}`, () => cancel(kit, stay));
  return stay;
}

export const bookingNow = (kit: Kit, { id }: Booking) =>
  kit.need<Booking>('booking', { path: { id } });

export const hold = (id: string, until: number) => ({
  path: { id },
  body: { until: new Date(until).toISOString() },
});

export const confirming = (id: string, reference: string) => ({
  path: { id },
  body: {
    reference,
    contact: {
      firstName: 'Conformance',
      lastName: 'Kit',
      email: 'conformance@mail.example',
      country: 'MX',
      phone: '+529985550134',
    },
  },
});
