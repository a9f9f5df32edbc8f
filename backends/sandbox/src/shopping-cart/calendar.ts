import {
  addDays,
  type CurrencyCode,
  type DayStatus,
  daysBetween,
  isStillAhead,
  monthOf,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type ParkTime,
  toDecimal,
} from '@shop/domain';
import type { Refused } from '../engine/refusal.js';
import { refuseDay } from '../engine/selling.js';
import type { SoldProduct } from '../engine/content.js';
import { adultPrice, listPriceOf } from '../engine/quote.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, placeKey, takenBetween } from '../engine/stock.js';

type Reason = 'PAST' | 'CLOSED' | 'SOLD_OUT' | 'NOT_YET';
type Taken = ReadonlyMap<string, number>;

export async function calendarOf(
  shop: Shop,
  product: SoldProduct,
  month: ParkMonth,
  currency: CurrencyCode,
) {
  const first = `${month}-01`;
  const count = daysBetween(first, `${nextMonth(month)}-01`);
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const last = days.at(-1) ?? first;
  const taken = await takenBetween(shop.db, [product.slug], first, last, shop.clock());
  return {
    slug: product.slug,
    month: monthOf(first),
    currency,
    days: days.map((day) => dayWire(shop, product, day, currency, taken)),
  };
}

function dayWire(
  shop: Shop,
  product: SoldProduct,
  day: ParkDay,
  currency: CurrencyCode,
  taken: Taken,
) {
  const { status, left, reason, startTimes } = stateOf(shop, product, day, taken);
  const isSellable = status === 'AVAILABLE' || status === 'LIMITED';
  const price = isSellable && adultPrice(shop.content, product, day, currency, shop.clock());
  return {
    date: day,
    status,
    priceFrom: price ? toDecimal(price) : null,
    listPrice: isSellable ? toDecimal(listPriceOf(shop.content, product, day, currency)) : null,
    left,
    startTimes,
    reason,
  };
}

interface Supply {
  readonly status: DayStatus;
  readonly left: number;
}

interface DayState extends Supply {
  readonly reason: Reason | null;
  readonly startTimes: readonly (Supply & { readonly time: ParkTime })[];
}

const closed = { status: 'CLOSED', left: 0 } as const;

function stateOf(shop: Shop, product: SoldProduct, day: ParkDay, taken: Taken): DayState {
  const { clock, content } = shop;
  const refused = refuseDay(content, product, day, clock());
  if (refused) return { ...closed, reason: reasonFor(refused), startTimes: [] };
  if (product.schedule.type === 'OPENING_HOURS')
    return { ...withReason(supplyOf(shop, product, day, '', taken)), startTimes: [] };
  const startTimes = product.schedule.startTimes.map((time) => ({
    time,
    ...(isStillAhead(clock(), day, time) ? supplyOf(shop, product, day, time, taken) : closed),
  }));
  const status = best(startTimes.map((start) => start.status));
  const left = Math.max(...startTimes.map((start) => start.left));
  return { ...withReason({ status, left }), startTimes };
}

const withReason = (supply: Supply) => ({
  ...supply,
  reason: supply.status === 'SOLD_OUT' ? ('SOLD_OUT' as const) : null,
});

const reasonFor = ({ code }: Refused): Reason =>
  code === 'DAY_PAST' ? 'PAST' : code === 'DAY_TOO_FAR' ? 'NOT_YET' : 'CLOSED';

/** Less than half left is LIMITED (OCTO). */
function supplyOf(
  { content }: Shop,
  product: SoldProduct,
  day: ParkDay,
  start: ParkTime,
  taken: Taken,
): Supply {
  const { capacity, soldElsewhere } = capacityOn(content, product, day);
  const key = placeKey({ pool: product.slug, day, start });
  const free = capacity - (taken.get(key) ?? soldElsewhere);
  if (free <= 0) return { status: 'SOLD_OUT', left: 0 };
  return { status: free < capacity / 2 ? 'LIMITED' : 'AVAILABLE', left: free };
}

const order: readonly DayStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

const best = (statuses: readonly DayStatus[]): DayStatus =>
  order.find((status) => statuses.includes(status)) ?? 'CLOSED';

const daysLookedAt = 30;

/** The lowest adult price per product over the next 30 days, if it has a free day. */
export async function pricesFrom(shop: Shop, currency: CurrencyCode) {
  const today = parkDayAt(shop.clock());
  const days = Array.from({ length: daysLookedAt }, (_, index) => addDays(today, index));
  const pools = shop.content.products.map(({ slug }) => slug);
  const taken = await takenBetween(shop.db, pools, today, days.at(-1) ?? today, shop.clock());
  return {
    currency,
    prices: shop.content.products.flatMap((product) => {
      const amounts = days.flatMap((day) => {
        const { priceFrom } = dayWire(shop, product, day, currency, taken);
        return priceFrom === null ? [] : [priceFrom];
      });
      return amounts.length > 0 ? [{ slug: product.slug, priceFrom: Math.min(...amounts) }] : [];
    }),
  };
}
