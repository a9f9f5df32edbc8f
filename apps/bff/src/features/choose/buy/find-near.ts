import type { CurrencyCode, Money, NearDay } from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { findNextDays } from '../price-tips/near-days.js';
import type { CheckedTicket } from '../gather/gather-ticket.js';

export interface FoundNear {
  readonly why: 'full' | 'closed' | 'month';
  readonly days: readonly (NearDay & { readonly total: Money | undefined })[];
}

type Lost = Pick<CheckedTicket, 'product' | 'choice' | 'issues' | 'calendar'>;

export async function findNear(
  catalogue: CatalogueGateway,
  lost: Lost,
  { currency, now }: { readonly currency: CurrencyCode; readonly now: Date },
): Promise<FoundNear | undefined> {
  const why = whyLost(lost);
  if (!why) return undefined;
  const { product, choice, issues, calendar } = lost;
  const { time, people, extras } = choice;
  const { today } = calendar;
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
