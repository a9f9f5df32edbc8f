import {
  errorText,
  type Language,
  type PackageDraft,
  packageDraftQuery,
  pathOf,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CartEditView, EditPartView, Problem } from '@shop/ports/screens';
import { writeSchedule } from '../../../presenters/present-line.js';
import { editPart } from '../../../presenters/line-addresses.js';
import { presentOffer } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { isWhole, type PartFacts } from '../gather/gather-parts.js';
import { type BuilderFacts, packageCodes } from '../builder/builder-facts.js';
import { type Days, daysOf, actionsFor } from '../builder/package-days.js';
import { draftFields, presentAddOns, presentParty } from '../builder/present-builder.js';
import { ownerOf, presentDays } from '../builder/present-panel.js';
import { missingText, problemOfPart } from '../builder/present-slots.js';
import { draftHref } from '../builder/draft-links.js';
import { type EditFrame, type EditQuestion, problemsOfForm } from './edit-question.js';

/** Facts of the package's form. Its own places count as free in the calendar. */
export type PackageFacts = Omit<
  BuilderFacts,
  'catalogue' | 'promoCode' | 'coupons' | 'priceTips' | 'pricesFrom' | 'window' | 'plan' | 'beside'
> & {
  readonly beside: NonNullable<BuilderFacts['beside']>;
  /** Whether the form differs from the cart. */
  readonly isChanged: boolean;
};

export function presentPackageEdit(
  facts: PackageFacts,
  { cart, question, attempt }: EditQuestion,
  frame: EditFrame,
  content: ContentSource,
): CartEditView {
  const { draft, parts } = facts;
  const { language } = question.visitor;
  const open = parts[draft.slot];
  const days: Days = open ? daysOf(open, facts, question) : new Map();
  const { extras, ...added } = presentAddOns(facts, question, content);
  return {
    ...frame,
    kind: 'package',
    openTicket: undefined,
    attempt,
    ...added,
    name: open ? ownerOf(open.product, language, content).name : '',
    fields: draftFields(draft),
    parts: parts.map((one, at) => partOf(one, at, facts, question, content)),
    ...(open
      ? presentDays(open, days, facts, question, content)
      : { calendar: undefined, reasons: [], times: undefined, component: undefined }),
    day: open?.part.day && writeShortDate(open.part.day, language),
    people: presentParty(facts).map((row) => ({ ...row, price: undefined })),
    extras: extras.map(({ amount, ...extra }) => ({ ...extra, price: amount, per: 'all' })),
    total: totalOf(facts, question, content, cart.promo !== undefined),
    builder: builderWith(draft, language),
    problems: problemsIn(facts, days, question, content),
    unsaved: facts.isChanged ? errorText('unsaved', language) : undefined,
  };
}

const builderWith = (draft: PackageDraft, language: Language): string =>
  `${pathOf({ name: 'buildPackage', params: {} }, language)}?${packageDraftQuery(draft)}`;

function partOf(
  one: PartFacts,
  at: number,
  { draft, parts, beside }: PackageFacts,
  question: PageQuestion,
  content: ContentSource,
): EditPartView {
  const { language } = question.visitor;
  const { part, product } = one;
  const day = part.day && writeShortDate(part.day, language);
  return {
    ...ownerOf(product, language, content),
    when: [day, writeSchedule(product, part.time, language)].filter(Boolean).join(' · '),
    isOpen: at === draft.slot,
    href: `${draftHref({ ...draft, slot: at }, question)}#${editPart}`,
    problem:
      missingText(one, language) ??
      problemOfPart(one, parts, language, content)?.text ??
      (part.day && beside.has(part.day) ? errorText('duplicate', language) : undefined),
  };
}

/** Problems of the open ticket's day are shown at the day, others at their fields. */
function problemsIn(
  facts: PackageFacts,
  days: Days,
  question: PageQuestion,
  content: ContentSource,
): readonly Problem[] {
  const { draft, parts, peopleProblem, extrasProblem, beside } = facts;
  const { language } = question.visitor;
  const open = parts[draft.slot];
  const problem = open && problemOfPart(open, parts, language, content);
  const taken = open?.part.day && beside.get(open.part.day);
  const refused = problemsOfForm(question);
  const actions = open ? actionsFor(open, days, facts, question, content) : [];
  return [
    ...refused,
    ...(problem ? [{ ...problem, actions, field: fieldOf(problem) }] : []),
    ...(taken && !problem ? [presentProblem('duplicate', language, actions, taken.name)] : []),
    ...(peopleProblem ? [presentProblem(peopleProblem, language)] : []),
    ...(extrasProblem ? [presentProblem(extrasProblem, language)] : []),
  ].filter(({ code }, at, all) => all.findIndex((one) => one.code === code) === at);
}

const fieldOf = ({ field }: Problem): string => (field === 'page' ? 'date' : field);

function totalOf(
  { parts, problems, quote, peopleProblem, extrasProblem }: PackageFacts,
  { visitor: { language }, path }: PageQuestion,
  content: ContentSource,
  isBeforeCode: boolean,
): CartEditView['total'] {
  const [wrong] = problems;
  const [missing] = parts.filter((one) => !isWhole(one));
  const text =
    (wrong && errorText(packageCodes[wrong.kind], language)) ??
    (missing &&
      (missingText(missing, language) ?? problemOfPart(missing, parts, language, content)?.text)) ??
    ((peopleProblem ?? extrasProblem) ? errorText('wrongChoice', language) : undefined);
  if (text !== undefined) return { kind: 'open', text };
  if (quote?.kind !== 'ok') {
    const problem = presentProblem('prices', language, [{ kind: 'retry', href: path }]);
    return { kind: 'failed', problem };
  }
  const { original, total } = quote.answer;
  return { kind: 'priced', now: presentOffer(original, total, language), isBeforeCode };
}
