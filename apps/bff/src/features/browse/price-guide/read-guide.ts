import {
  addDays,
  isParkMonth,
  type Layout,
  monthOf,
  nextMonth,
  parkDayAt,
  type ParkMonth,
  type Product,
  saleHorizonDays,
  variantsOf,
} from '@shop/domain';

/** What the address asks of the guide, settled: every part of it can be shown. */
export interface Guide {
  readonly place: Product;
  readonly tickets: readonly Product[];
  readonly ticket: Product;
  /** The tickets to show: all of them, or the chosen one on a phone. */
  readonly shown: readonly Product[];
  /** `undefined` when the address names none: then it is the first with something to sell. */
  readonly asked: ParkMonth | undefined;
  readonly months: readonly ParkMonth[];
}

/** Reads the address leniently: what is unknown gives way to the first there is. */
export function readGuide(
  query: URLSearchParams,
  catalogue: readonly Product[],
  now: Date,
  layout: Layout,
): Guide | undefined {
  const parents = parentsOf(catalogue);
  const place = parents.find(({ slug }) => slug === query.get('place')) ?? parents[0];
  if (!place) return undefined;
  const tickets = variantsOf(place, catalogue);
  const ticket = tickets.find(({ slug }) => slug === query.get('ticket')) ?? place;
  const months = monthsOnSale(now);
  const asked = query.get('month') ?? undefined;
  return {
    place,
    tickets,
    ticket,
    shown: layout === 'mobile' ? [ticket] : tickets,
    asked: isParkMonth(asked) ? clamp(asked, months) : undefined,
    months,
  };
}

/** The places of the guide: every product that is no variant of another. */
export const parentsOf = (catalogue: readonly Product[]): readonly Product[] =>
  catalogue.filter(({ slug, variantOf }) => slug === variantOf);

/** From this month to the last one in which tickets are on sale. */
function monthsOnSale(now: Date): readonly ParkMonth[] {
  const today = parkDayAt(now);
  const first = monthOf(today);
  const last = monthOf(addDays(today, saleHorizonDays));
  const months = [first];
  for (let month = nextMonth(first); month <= last; month = nextMonth(month)) months.push(month);
  return months;
}

const clamp = (month: ParkMonth, months: readonly ParkMonth[]): ParkMonth | undefined =>
  months.find((one) => one >= month) ?? months.at(-1);
