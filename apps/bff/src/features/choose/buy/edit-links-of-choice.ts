import {
  type AddedPark,
  buyRoute,
  type ChoiceIssues,
  choiceQuery,
  firstOpen,
  type ParkDay,
  partyChoiceOf,
  pathOf,
  type People,
  type Product,
  type ReadChoice,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { EditLinks } from '../../../presenters/present-skipped.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PriceTips } from '../price-tips/price-tips.js';
import { sayParks } from '../price-tips/say-parks.js';

export interface FoundWays {
  readonly days: readonly ParkDay[];
  readonly parks: readonly AddedPark[] | undefined;
  readonly child: People | undefined;
}

interface Chosen {
  readonly product: Product;
  readonly catalogue: readonly Product[];
  readonly choice: ReadChoice;
  readonly issues: ChoiceIssues;
  /** Whether the page's calendar loaded; if it failed, no other is requested. */
  readonly hasCalendar: boolean;
}

/** Only for a choice that can be bought as it is. */
export async function findWays(
  { product, catalogue, choice, issues, hasCalendar }: Chosen,
  ways: PriceTips,
  { visitor: { currency }, now }: PageQuestion,
): Promise<FoundWays | undefined> {
  if (!hasCalendar || firstOpen(issues)) return undefined;
  const context = { currency, now };
  const wanted = { ...choice, slug: product.slug };
  const { day, people, components } = choice;
  const part = day ? { slug: product.slug, day, components } : undefined;
  const [days, child, parks] = await Promise.all([
    ways.days(wanted, product, 1, context),
    ways.withChild(wanted, product, context),
    part ? ways.parks({ parts: [{ part, product }], people }, catalogue, context) : undefined,
  ]);
  return { days, child, parks };
}

export function editLinksOfChoice(
  { product, choice, ways }: Pick<Chosen, 'product' | 'choice'> & { ways: FoundWays | undefined },
  { visitor: { language } }: PageQuestion,
  content: ContentSource,
): EditLinks | undefined {
  if (!ways) return undefined;
  const path = pathOf(buyRoute(product), language);
  const withChoice = (differs: Partial<ReadChoice>) =>
    `${path}?${choiceQuery({ ...choice, ...differs })}`;
  const { slug, schedule } = product;
  const time = schedule.type === 'START_TIME' ? choice.time : undefined;
  const draft = {
    parts: [{ slug, day: choice.day, time, components: choice.components }],
    ...partyChoiceOf(choice),
    editing: undefined,
  };
  return {
    days: ways.days,
    onDay: (day) => withChoice({ day }),
    parks: sayParks(draft, ways.parks, language, content),
    child: ways.child && withChoice({ people: ways.child }),
  };
}
