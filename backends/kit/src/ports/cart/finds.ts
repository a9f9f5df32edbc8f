import { later, monthOf, monthsFrom } from '../../kit/days.js';
import type { Kit } from '../../kit/scenario.js';
import { calendar, type CalendarDay, type Product, products, type Ticket, today } from './asks.js';

interface StockDay {
  readonly product: Product;
  readonly day: CalendarDay;
}

const monthsAhead = 4;

const calendarOnce = (kit: Kit, slug: string, month: string) =>
  kit.found(`calendar of ${slug}, ${month}`, () => calendar(kit, slug, month));

/** The first coming day that matches, searched month by month; undefined if there is none. */
export async function dayWhere(
  kit: Kit,
  isSo: (found: StockDay) => boolean,
  among: readonly Product[] | undefined = undefined,
): Promise<StockDay | undefined> {
  for (const month of monthsFrom(kit.now(), monthsAhead))
    for (const product of among ?? (await productsOnce(kit))) {
      const days = await calendarOnce(kit, product.slug, month);
      const day = days.find((one) => one.date > later(today(kit)) && isSo({ product, day: one }));
      if (day) return { product, day };
    }
  return undefined;
}

const productsOnce = (kit: Kit) => kit.found('products', () => products(kit));

export const timeOf = ({ schedule }: Product): string | null => schedule.startTimes?.[0] ?? null;

export const ticketOn = ({ product, day: { date } }: StockDay): Ticket => ({
  slug: product.slug,
  time: timeOf(product),
  days: [date, date, date],
});

/** The product's first free day, starting at a day. */
export async function dayFrom(
  kit: Kit,
  product: Product,
  from: string,
): Promise<StockDay | undefined> {
  for (const month of [monthOf(from), monthOf(later(from, 31))]) {
    const days = await calendarOnce(kit, product.slug, month);
    const day = days.find(({ date, status, startTimes = [] }) => {
      const start = startTimes.find(({ time }) => time === timeOf(product));
      return date >= from && status === 'AVAILABLE' && (start?.status ?? status) === 'AVAILABLE';
    });
    if (day) return { product, day };
  }
  return undefined;
}

/** The most people in one line. */
const mostPeople = 20;

/** A day with so few places left that one line could take them all. */
export const scarce = (kit: Kit) =>
  kit.found('scarce day', async () => {
    const found = await dayWhere(kit, ({ product, day: { status, left, startTimes } }) => {
      const own = startTimes?.find(({ time }) => time === timeOf(product))?.left ?? left ?? 0;
      const isOpen = status === 'AVAILABLE' || status === 'LIMITED';
      return isOpen && own > 0 && own < mostPeople && !product.componentGroups?.length;
    });
    if (!found) return kit.leaveOut(`no day has fewer than ${mostPeople} places left`);
    const { product, day } = found;
    const times = day.startTimes?.find(({ time }) => time === timeOf(product));
    return { ticket: ticketOn(found), left: times?.left ?? day.left ?? 0 };
  });

/** The first product that matches, with an available day. Otherwise the scenario is left out. */
export async function productWhere(
  kit: Kit,
  isSo: (product: Product) => boolean,
  what: string,
): Promise<{ readonly product: Product; readonly ticket: Ticket }> {
  const own = (await productsOnce(kit)).filter(isSo);
  if (own.length === 0) return kit.leaveOut(`no product ${what}`);
  const isFree = ({ product, day }: StockDay) => {
    const times = day.startTimes?.find(({ time }) => time === timeOf(product));
    return (times ?? day).status === 'AVAILABLE';
  };
  const found = await dayWhere(kit, isFree, own);
  if (!found) return kit.leaveOut(`no product that ${what} is free in the coming months`);
  return { product: found.product, ticket: ticketOn(found) };
}
