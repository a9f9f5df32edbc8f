import {
  checkPackageExtras,
  type ErrorCode,
  type Language,
  type PackageDraft,
  type Product,
  refusalsOf,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { Problem } from '@shop/ports/screens';
import { presentProblem } from '../../../presenters/present-problem.js';
import { packageCodes } from '../../choose/builder/builder-facts.js';
import { checkParts } from '../../choose/gather/gather-parts.js';

/** All refusals of the package rules, each with the ticket that it is about. */
export function refuseDraft(
  draft: PackageDraft,
  products: readonly Product[],
  { now, language, content }: { now: Date; language: Language; content: ContentSource },
): readonly Problem[] {
  const { parts, problems, peopleProblem } = checkParts(draft, products, { days: [] }, now);
  const nameOf = (at: number) => {
    const product = parts[at]?.product;
    return product && (content.place(product.slug, language)?.name ?? product.name);
  };
  const chosen = parts.map(({ product }) => product);
  const extrasProblem = checkPackageExtras(draft.extras, chosen);
  const say = (code: ErrorCode, detail?: string): Problem => ({
    ...presentProblem(code, language, [], detail),
    field: 'page',
  });
  return [
    ...problems.map((one) => say(packageCodes[one.kind], 'at' in one ? nameOf(one.at) : undefined)),
    ...parts.flatMap(({ issues }, at) =>
      refusalsOf({ ...issues, people: undefined, extras: undefined }).map((code) =>
        say(code, nameOf(at)),
      ),
    ),
    ...(peopleProblem ? [presentProblem(peopleProblem, language)] : []),
    ...(extrasProblem ? [presentProblem(extrasProblem, language)] : []),
  ];
}
