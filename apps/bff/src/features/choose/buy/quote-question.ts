import type { ChoicePart, CurrencyCode, ParkDay, Product, ReadChoice } from '@shop/domain';
import type { CalendarDay, PriceQuestion } from '@shop/ports/backends';

/** Quote request: the full choice, or an example that prices the extras before then. */
export function quoteQuestion(
  product: Product,
  choice: ReadChoice,
  missing: ChoicePart | undefined,
  fallbackDay: ParkDay | undefined,
  currency: CurrencyCode,
): PriceQuestion {
  const isOpeningHours = product.schedule.type === 'OPENING_HOURS';
  if (!missing)
    return {
      slug: product.slug,
      day: choice.day,
      time: isOpeningHours ? undefined : choice.time,
      people: choice.people,
      extras: choice.extras,
      currency,
    };
  const day = missing === 'day' ? fallbackDay : (choice.day ?? fallbackDay);
  return {
    slug: product.slug,
    day,
    time:
      product.schedule.type === 'START_TIME' && day ? product.schedule.startTimes[0] : undefined,
    people: { ADULT: 1, CHILD: 0, INFANT: 0 },
    extras: [],
    currency,
  };
}

/** The example day before one is chosen. */
export const firstSellable = (days: ReadonlyMap<ParkDay, CalendarDay>): ParkDay | undefined =>
  [...days.values()].find(({ priceFrom }) => priceFrom)?.day;
