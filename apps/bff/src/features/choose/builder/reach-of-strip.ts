import {
  type AddedPark,
  extrasWithin,
  type ParkDay,
  type People,
  type Product,
  type ReadStrip,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LineReach } from '../../../presenters/present-skipped.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PriceTips } from '../price-tips/price-tips.js';
import { sayParks } from '../price-tips/say-parks.js';
import { isWhole, type PartFacts } from './builder-facts.js';
import { stripHref } from './strip-links.js';

/** Changes to the draft that would trigger another price rule. */
export interface StripWays {
  /** For each complete part, by its index. */
  readonly days: ReadonlyMap<number, readonly ParkDay[]>;
  readonly parks: readonly AddedPark[] | undefined;
  /** The party with a first child, if all parts have a place left. */
  readonly child: People | undefined;
}

interface Strip {
  readonly strip: ReadStrip;
  readonly parts: readonly PartFacts[];
}

/** For the priced parts. Incomplete parts block no days. */
export async function findStripWays(
  { strip, parts }: Strip,
  catalogue: readonly Product[],
  ways: PriceTips,
  { visitor: { currency }, now }: PageQuestion,
): Promise<StripWays> {
  const context = { currency, now };
  const whole = parts.flatMap((one, at) => (isWhole(one) ? [{ ...one, at }] : []));
  const choices = whole.map(({ part, product }) => ({
    product,
    wanted: { ...part, people: strip.people, extras: extrasWithin(strip.extras, product) },
  }));
  const dated = whole.flatMap(({ part, product }) =>
    part.day ? [{ part: { ...part, day: part.day }, product }] : [],
  );
  const isOnlyWhole = whole.length === parts.length;
  const [days, children, parks] = await Promise.all([
    Promise.all(
      choices.map(({ wanted, product }) => ways.days(wanted, product, whole.length, context)),
    ),
    Promise.all(choices.map(({ wanted, product }) => ways.withChild(wanted, product, context))),
    isOnlyWhole
      ? ways.parks({ parts: dated, people: strip.people }, catalogue, context)
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

export function reachOfPart(
  at: number,
  { strip, ways }: { readonly strip: ReadStrip; readonly ways: StripWays },
  question: PageQuestion,
  content: ContentSource,
): LineReach {
  const moved = (day: ParkDay) =>
    strip.parts.map((part, place) => (place === at ? { ...part, day } : part));
  return {
    days: ways.days.get(at) ?? [],
    onDay: (day) => stripHref({ ...strip, parts: moved(day), slot: at }, question),
    parks: sayParks(strip, ways.parks, question.visitor.language, content),
    child: ways.child && stripHref({ ...strip, people: ways.child }, question),
  };
}
