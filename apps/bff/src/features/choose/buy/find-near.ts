import {
  type ChoiceIssues,
  countPeople,
  type CurrencyCode,
  type Money,
  type NearDay,
  type ParkDay,
  type Product,
  type ReadChoice,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { hasPlaces } from '../price-tips/days-for.js';
import { findNextDays } from '../price-tips/near-days.js';
import type { BuyFacts } from './buy-facts.js';

export interface FoundNear {
  readonly why: 'full' | 'closed' | 'month';
  readonly days: readonly (NearDay & { readonly total: Money | undefined })[];
}

/** A day with fewer places than people counts as sold out. */
export function withPlaces(
  issues: ChoiceIssues,
  { time, people }: ReadChoice,
  told: CalendarDay | undefined,
): ChoiceIssues {
  const isOpen = told && !issues.day && !issues.people;
  return isOpen && !hasPlaces(told, time, countPeople(people))
    ? { ...issues, day: 'noAvailability' }
    : issues;
}

interface Lost {
  readonly product: Product;
  readonly choice: ReadChoice;
  readonly issues: ChoiceIssues;
  readonly calendar: BuyFacts['calendar'];
  readonly today: ParkDay;
}

export async function findNear(
  catalogue: CatalogueGateway,
  lost: Lost,
  { currency, now }: { readonly currency: CurrencyCode; readonly now: Date },
): Promise<FoundNear | undefined> {
  const why = whyLost(lost);
  if (!why) return undefined;
  const { product, choice, issues, calendar, today } = lost;
  const { time, people, extras } = choice;
  const [month = today] = calendar.months;
  const first = `${month.slice(0, 7)}-01`;
  const day = choice.day ?? (first < today ? today : first);
  const visit = { day, time, people };
  const near = await findNextDays(catalogue, { product, visit, currency, now });
  // Another start of the same day is the smallest change.
  const inOrder = near.toSorted(
    (one, other) => Number(other.day === day) - Number(one.day === day),
  );
  const canAsk = !issues.people && !issues.extras;
  const priced = inOrder.map(async (one) => {
    const asked = { slug: product.slug, ...one, people, extras, currency };
    const quote = canAsk ? await catalogue.quote(asked) : undefined;
    return { ...one, total: quote?.kind === 'ok' ? quote.answer.total : undefined };
  });
  return { why, days: await Promise.all(priced) };
}

function whyLost({ choice, issues, calendar }: Lost): FoundNear['why'] | undefined {
  if (issues.day === 'closedDay') return 'closed';
  if (issues.day === 'noAvailability' || issues.time === 'noAvailability')
    return choice.day ? 'full' : undefined;
  const isAskedNothing = issues.day === 'missing' && !calendar.hasFailed;
  const sellsNothing = [...calendar.days.values()].every(({ priceFrom }) => !priceFrom);
  return isAskedNothing && sellsNothing ? 'month' : undefined;
}
