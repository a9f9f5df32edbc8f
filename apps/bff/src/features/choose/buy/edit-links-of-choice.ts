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

export interface ChoiceTips {
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
export async function findChoiceTips(
  { product, catalogue, choice, issues, hasCalendar }: Chosen,
  priceTips: PriceTips,
  { visitor: { currency }, now }: PageQuestion,
): Promise<ChoiceTips | undefined> {
  if (!hasCalendar || firstOpen(issues)) return undefined;
  const context = { currency, now };
  const wanted = { ...choice, slug: product.slug };
  const { day, people, components } = choice;
  const part = day ? { slug: product.slug, day, components } : undefined;
  const [days, child, parks] = await Promise.all([
    priceTips.days(wanted, product, 1, context),
    priceTips.withChild(wanted, product, context),
    part ? priceTips.parks({ parts: [{ part, product }], people }, catalogue, context) : undefined,
  ]);
  return { days, child, parks };
}

export function editLinksOfChoice(
  {
    product,
    choice,
    priceTips,
  }: Pick<Chosen, 'product' | 'choice'> & { priceTips: ChoiceTips | undefined },
  { visitor: { language } }: PageQuestion,
  content: ContentSource,
): EditLinks | undefined {
  if (!priceTips) return undefined;
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
    days: priceTips.days,
    onDay: (day) => withChoice({ day }),
    parks: sayParks(draft, priceTips.parks, language, content),
    child: priceTips.child && withChoice({ people: priceTips.child }),
  };
}
