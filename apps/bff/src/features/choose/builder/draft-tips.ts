import {
  type AddedPark,
  extrasWithin,
  type PackageDraft,
  type ParkDay,
  type People,
  type Product,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { EditLinks } from '../../../presenters/present-skipped.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PriceTips } from '../price-tips/price-tips.js';
import { sayParks } from '../price-tips/say-parks.js';
import { isWhole, type PartFacts } from '../gather/gather-parts.js';
import { draftHref } from './draft-links.js';

/** Changes to the draft that would trigger another price rule. */
export interface DraftTips {
  /** For each complete part, by its index. */
  readonly days: ReadonlyMap<number, readonly ParkDay[]>;
  readonly parks: readonly AddedPark[] | undefined;
  /** The party with a first child, if all parts have a place left. */
  readonly child: People | undefined;
}

interface Draft {
  readonly draft: PackageDraft;
  readonly parts: readonly PartFacts[];
}

/** For the priced parts. Incomplete parts block no days. */
export async function findDraftTips(
  { draft, parts }: Draft,
  catalogue: readonly Product[],
  priceTips: PriceTips,
  { visitor: { currency }, now }: PageQuestion,
): Promise<DraftTips> {
  const context = { currency, now };
  const whole = parts.flatMap((one, at) => (isWhole(one) ? [{ ...one, at }] : []));
  const choices = whole.map(({ part, product }) => ({
    product,
    wanted: { ...part, people: draft.people, extras: extrasWithin(draft.extras, product) },
  }));
  const dated = whole.flatMap(({ part, product }) =>
    part.day ? [{ part: { ...part, day: part.day }, product }] : [],
  );
  const isOnlyWhole = whole.length === parts.length;
  const [days, children, parks] = await Promise.all([
    Promise.all(
      choices.map(({ wanted, product }) => priceTips.days(wanted, product, whole.length, context)),
    ),
    Promise.all(
      choices.map(({ wanted, product }) => priceTips.withChild(wanted, product, context)),
    ),
    isOnlyWhole
      ? priceTips.parks({ parts: dated, people: draft.people }, catalogue, context)
      : undefined,
  ]);
  const taken = parts.map(({ part }) => part.day);
  return {
    days: new Map(
      whole.map(({ at }, index) => [at, (days[index] ?? []).filter((day) => !taken.includes(day))]),
    ),
    parks,
    child: children.every(Boolean) ? children[0] : undefined,
  };
}

export function editLinksOfPart(
  at: number,
  { draft, priceTips }: { readonly draft: PackageDraft; readonly priceTips: DraftTips },
  question: PageQuestion,
  content: ContentSource,
): EditLinks {
  const moved = (day: ParkDay) =>
    draft.parts.map((part, place) => (place === at ? { ...part, day } : part));
  return {
    days: priceTips.days.get(at) ?? [],
    onDay: (day) => draftHref({ ...draft, parts: moved(day), slot: at }, question),
    parks: sayParks(draft, priceTips.parks, question.visitor.language, content),
    child: priceTips.child && draftHref({ ...draft, people: priceTips.child }, question),
  };
}
