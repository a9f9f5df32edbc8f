import {
  checkPackageExtras,
  type Choice,
  type DisplayCart,
  extrasWithin,
  type PackageChoice,
  packagePartOf,
  type PackageProblem,
  packageProblems,
  refuseParts,
} from '@shop/domain';
import type { Refusal } from '@shop/ports/backends';
import { keysOf, type RefusedWrite, refusedFor } from './line-of.js';
import type { MemoryShelf } from './memory-shelf.js';

/** The parts of a package as choices of their own, or why it can't be sold. */
export type PackageChoices =
  | RefusedWrite
  | { readonly kind: 'fits'; readonly choices: readonly Choice[] };

/** What keeps a package from the cart beside whose lines it is wanted. */
export function refusePackage(
  shelf: MemoryShelf,
  { lines, stays = [] }: DisplayCart,
  { parts, people, extras, pickup }: PackageChoice,
  hasStay: boolean,
): PackageChoices {
  const products = parts.flatMap(({ slug }) => shelf.product(slug) ?? []);
  const unknown = parts.findIndex(({ slug }) => !shelf.product(slug));
  if (unknown >= 0) return { kind: 'refused', refusal: 'unknownProduct', part: unknown };
  const pairs = parts.map((part, at) => [part, products[at]] as const);
  const known = pairs.flatMap(([part, product]) => (product ? [{ part, product }] : []));
  const [problem] = packageProblems(
    known.map(({ part, product }) => packagePartOf(product, part)),
    hasStay,
  );
  if (problem) return refusedBy(problem);
  const wrong = checkPackageExtras(extras, products);
  if (wrong) return { kind: 'refused', refusal: wrong };
  const choices: readonly Choice[] = known.map(({ part, product }) => ({
    ...part,
    people,
    pickup,
    extras: extrasWithin(extras, product),
  }));
  const refusals = choices.map((choice) => shelf.refuse(choice));
  const at = refusals.findIndex((refusal) => refusal !== undefined);
  const refusal = refusals[at];
  if (refusal) return { kind: 'refused', refusal, ...(!isOfAll(refusal) && { part: at }) };
  const wanted = known.map(({ part, product }) => ({ parent: product.variantOf, day: part.day }));
  return (
    refusedFor(refuseParts(wanted, keysOf(shelf, lines), stays.length)) ?? { kind: 'fits', choices }
  );
}

/** People and place are said once; only that a park admits none of them is about that park. */
const isOfAll = (refusal: Refusal): boolean =>
  ['nobody', 'tooMany', 'adultNeeded', 'unknownPickup'].includes(refusal);

function refusedBy(problem: PackageProblem): RefusedWrite {
  switch (problem.kind) {
    case 'tooManyProducts':
      return { kind: 'refused', refusal: 'limit' };
    case 'tooManyParks':
    case 'tooFewParks':
      return { kind: 'refused', refusal: 'packageParks' };
    case 'twice':
      return { kind: 'refused', refusal: 'packageTwice', part: problem.at };
    case 'sameDates':
      return { kind: 'refused', refusal: 'sameDates', part: problem.at };
  }
}
