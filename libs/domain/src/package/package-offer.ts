import type { Choice } from '../choice/choice.js';
import { isSamePeople } from '../choice/same-choice.js';
import type { Extra, Product } from '../catalogue/product.js';
import { isFetched } from '../pickup/pickup.js';
import { type Money, subtract, sum } from '../money/money.js';
import { type LineQuestion, priceLine } from '../pricing/line-price.js';
import { tiers } from '../pricing/tier.js';
import {
  extrasWithin,
  packageBounds,
  type PackageChoice,
  packageExtras,
  packagePartOf,
  packageProblems,
} from './package.js';

export interface OfferedTicket {
  readonly id: string;
  readonly product: Product;
  readonly choice: Choice;
  readonly question: LineQuestion;
}

/** Tickets that can become one package unchanged, and the saving. */
export interface PackageOffer extends PackageChoice {
  readonly ids: readonly string[];
  readonly saved: Money;
}

/** The single tickets that save most as one package (docs/rules/packages.md#offered). */
export function packageOffer(tickets: readonly OfferedTicket[]): PackageOffer | undefined {
  const sizes = [tiers.combo.from, packageBounds.mostParks];
  return best(sizes.flatMap((size) => groups(tickets, size)).flatMap((group) => offer(group)));
}

/**
 * The two tickets, single or a package, that save most with a third park. The price of that park is
 * not counted (docs/rules/packages.md#one-more).
 */
export function oneMoreOffer(tickets: readonly OfferedTicket[]): PackageOffer | undefined {
  const size = tiers.combo.from - 1;
  return best(groups(tickets, size).flatMap((group) => offer(group, tiers.combo.from)));
}

const best = (offers: readonly PackageOffer[]): PackageOffer | undefined =>
  offers.toSorted((one, other) => other.saved.amount - one.saved.amount)[0];

/** All groups of a size, in cart order. A cart has at most ten lines, so there are few. */
function groups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    groups(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/**
 * The group as a package of `parks` parks; empty if packaging would change a ticket. A package has
 * no name on its tickets.
 */
function offer(tickets: readonly OfferedTicket[], parks = tickets.length): readonly PackageOffer[] {
  const parts = tickets.flatMap(({ choice: { slug, day, time, components } }) =>
    day ? [{ slug, day, time, components }] : [],
  );
  const [first] = tickets;
  if (!first || parts.length < tickets.length || !isPackage(tickets)) return [];
  if (tickets.some(({ choice }) => choice.nameOnTicket !== undefined)) return [];
  const extras = sharedExtras(tickets);
  const { people } = first.choice;
  if (!extras || tickets.some(({ choice }) => !isSamePeople(choice.people, people))) return [];
  const [pickup, ...others] = pickupsOf(tickets);
  if (others.length > 0) return [];
  const saved = sum(
    tickets.map(({ question }) => savingOf(question, parks)),
    first.question.listPrice.currency,
  );
  return saved.amount > 0
    ? [{ ids: tickets.map(({ id }) => id), parts, people, extras, pickup, saved }]
    : [];
}

const isPackage = (tickets: readonly OfferedTicket[]): boolean =>
  packageProblems(tickets.map(({ product, choice }) => packagePartOf(product, choice))).length ===
  0;

/** Package-wide extras that give each ticket exactly the extras it has now. */
function sharedExtras(tickets: readonly OfferedTicket[]): readonly Extra[] | undefined {
  const chosen = tickets.flatMap(({ choice }) => choice.extras);
  const all = packageExtras(tickets.map(({ product }) => product)).filter((extra) =>
    chosen.includes(extra),
  );
  const isAsItIs = ({ product, choice }: OfferedTicket) =>
    extrasWithin(all, product).every((extra) => choice.extras.includes(extra));
  return tickets.every(isAsItIs) ? all : undefined;
}

/** The distinct pick-up points; `undefined` is one not chosen yet. */
const pickupsOf = (tickets: readonly OfferedTicket[]): readonly (string | undefined)[] => [
  ...new Set(tickets.flatMap(({ choice }) => (isFetched(choice.extras) ? [choice.pickup] : []))),
];

const savingOf = (question: LineQuestion, parksInPackage: number): Money =>
  subtract(priceLine(question).total, priceLine({ ...question, parksInPackage }).total);
