import {
  addDays,
  isParkMonth,
  type Layout,
  monthOf,
  nextMonth,
  parentsIn,
  parkDayAt,
  type ParkMonth,
  type Product,
  productOf,
  saleHorizonDays,
  variantsOf,
} from '@shop/domain';

export interface Guide {
  readonly place: Product;
  readonly tickets: readonly Product[];
  readonly ticket: Product;
  /** All tickets, or only the chosen one on a phone. */
  readonly shown: readonly Product[];
  /** `undefined` if the URL names none: then the first month on sale. */
  readonly asked: ParkMonth | undefined;
  readonly months: readonly ParkMonth[];
}

/** Unknown values fall back to the first option. */
export function readGuide(
  query: URLSearchParams,
  catalogue: readonly Product[],
  now: Date,
  layout: Layout,
): Guide | undefined {
  const parents = parentsIn(catalogue);
  const place = productOf(parents, query.get('place') ?? undefined) ?? parents[0];
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
