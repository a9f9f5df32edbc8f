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
import { adultPrice } from '../engine/quote.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, placeKey, takenBetween } from '../engine/stock.js';

type Reason = 'PAST' | 'CLOSED' | 'SOLD_OUT' | 'NOT_YET';
type Taken = ReadonlyMap<string, number>;

/** Every day of a month, with what an adult pays who buys now. */
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
  const { status, reason, startTimes } = stateOf(shop, product, day, taken);
  const isSellable = status === 'AVAILABLE' || status === 'LIMITED';
  const price = isSellable && adultPrice(shop.content, product, day, currency, shop.clock());
  return { date: day, status, priceFrom: price ? toDecimal(price) : null, startTimes, reason };
}

interface DayState {
  readonly status: DayStatus;
  readonly reason: Reason | null;
  readonly startTimes: readonly { readonly time: ParkTime; readonly status: DayStatus }[];
}

function stateOf(shop: Shop, product: SoldProduct, day: ParkDay, taken: Taken): DayState {
  const { clock, content } = shop;
  const refused = refuseDay(content, product, day, clock());
  if (refused) return { status: 'CLOSED', reason: reasonFor(refused), startTimes: [] };
  if (product.schedule.type === 'OPENING_HOURS') {
    const status = left(shop, product, day, '', taken);
    return { status, reason: status === 'SOLD_OUT' ? 'SOLD_OUT' : null, startTimes: [] };
  }
  const startTimes = product.schedule.startTimes.map((time) => ({
    time,
    status: isStillAhead(clock(), day, time) ? left(shop, product, day, time, taken) : 'CLOSED',
  })) satisfies DayState['startTimes'];
  const status = best(startTimes.map((start) => start.status));
  return { status, reason: status === 'SOLD_OUT' ? 'SOLD_OUT' : null, startTimes };
}

const reasonFor = ({ code }: Refused): Reason =>
  code === 'DAY_PAST' ? 'PAST' : code === 'DAY_TOO_FAR' ? 'NOT_YET' : 'CLOSED';

/** Under half left is LIMITED (OCTO). */
function left(
  { content }: Shop,
  product: SoldProduct,
  day: ParkDay,
  start: ParkTime,
  taken: Taken,
): DayStatus {
  const { capacity, soldElsewhere } = capacityOn(content, product, day);
  const key = placeKey({ pool: product.slug, day, start });
  const free = capacity - (taken.get(key) ?? soldElsewhere);
  if (free <= 0) return 'SOLD_OUT';
  return free < capacity / 2 ? 'LIMITED' : 'AVAILABLE';
}

const order: readonly DayStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

const best = (statuses: readonly DayStatus[]): DayStatus =>
  order.find((status) => statuses.includes(status)) ?? 'CLOSED';

const daysLookedAt = 30;

/** The lowest adult price of each product over the coming 30 days; none where no day can be sold. */
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
