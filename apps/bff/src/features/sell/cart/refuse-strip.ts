import {
  type ErrorCode,
  type Language,
  type PackageProblem,
  type Product,
  type ReadStrip,
  refusalsOf,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import { peopleOf, standingOfParts } from '../builder/builder-facts.js';

const codes: Readonly<Record<PackageProblem['kind'], ErrorCode>> = {
  tooManyProducts: 'limit',
  tooManyParks: 'packageParks',
  tooFewParks: 'packageParks',
  twice: 'packageTwice',
  sameDates: 'sameDates',
};

/** What the rules refuse by themselves, all at once, each with the ticket that it is about. */
export function refuseStrip(
  strip: ReadStrip,
  products: readonly Product[],
  { now, language, content }: { now: Date; language: Language; content: ContentSource },
): readonly Problem[] {
  const { parts, problems } = standingOfParts(strip, products, [], now);
  const nameOf = (at: number) => {
    const product = parts[at]?.product;
    return product && (content.place(product.slug, language)?.name ?? product.name);
  };
  const { peopleProblem } = peopleOf(
    strip,
    parts.map(({ product }) => product),
  );
  const say = (code: ErrorCode, detail?: string): Problem => ({
    ...presentProblem(code, language, [], detail),
    field: 'page',
  });
  return [
    ...problems.map((one) => say(codes[one.kind], 'at' in one ? nameOf(one.at) : undefined)),
    ...parts.flatMap(({ standing }, at) =>
      refusalsOf({ ...standing, people: undefined }).map((code) => say(code, nameOf(at))),
    ),
    ...(peopleProblem ? [presentProblem(peopleProblem, language)] : []),
  ];
}
