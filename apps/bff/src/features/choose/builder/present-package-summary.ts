import {
  type ErrorCode,
  errorText,
  type Extra,
  type Language,
  leadDays,
  type Money,
  packageBounds,
  pathOf,
  subtract,
  sum,
  tierFor,
  writeDayOfMonth,
} from '@shop/domain';
import type { BackendReply, ContentSource, PackageQuote } from '@shop/ports/backends';
import type { BuilderView, PartSummaryView, Problem, SavingsView } from '@shop/ports/screens';
import { type LinePresenter, writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney, presentOffer } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { presentRule } from '../../../presenters/present-skipped.js';
import { presentSavings } from '../../../presenters/present-totals.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { isWhole, type PartFacts } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { missingText, problemOfPart } from './present-slots.js';
import { storyOf, unitsOf } from './present-story.js';
import { draftHref } from './draft-links.js';

type Summary = BuilderView['summary'];

export function presentPackageSummary(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
  lines: LinePresenter,
): Summary {
  const { quote, parts, pricesFrom } = facts;
  const { language } = question.visitor;
  const whole = parts.filter(isWhole);
  const sold = quote?.kind === 'ok' ? quote.answer : undefined;
  return {
    parts: parts.map((one, at) => {
      const priced = sold?.parts[whole.indexOf(one)];
      const from = pricesFrom.get(one.product.slug);
      return {
        ...describe(one, language, content),
        amount: priced && presentOffer(...unitsOf(priced), language),
        story: priced && storyOf({ ...one, at }, priced, facts, question, { content, lines }),
        from: priced ? undefined : from && presentMoney(from, language),
        missing: missingText(one, language) ?? problemOfPart(one, parts, language, content)?.text,
      };
    }),
    extras: sold ? extrasOf(sold, facts, language, content) : [],
    savings: sold && savingsOf(sold, whole, question),
    total: sold && presentOffer(sold.original, sold.total, language),
    priced: sold ? whole.length : 0,
    problem: quote && problemOfQuote(quote, question),
    blocked: blockedBy(facts, question, content),
  };
}

/** A backend without package quotes sells only single tickets. */
function problemOfQuote(
  { kind }: BackendReply<PackageQuote>,
  { path, visitor: { language } }: PageQuestion,
): Problem | undefined {
  if (kind === 'ok') return undefined;
  if (kind === 'failed') return presentProblem('prices', language, [{ kind: 'retry', href: path }]);
  const list = pathOf({ name: 'list', params: {} }, language);
  return presentProblem('noPackages', language, [{ kind: 'list', href: list }]);
}

const describe = (
  { part, product }: PartFacts,
  language: Language,
  content: ContentSource,
): Pick<PartSummaryView, 'slug' | 'name' | 'wall' | 'when'> => {
  const place = content.place(product.slug, language);
  const day = part.day && writeDayOfMonth(part.day, language);
  return {
    slug: product.slug,
    name: place?.name ?? product.name,
    wall: place?.wall ?? '',
    when: [day, writeSchedule(product, part.time, language)].filter(Boolean).join(' · '),
  };
};

function extrasOf(
  { parts, total }: PackageQuote,
  { draft }: BuilderFacts,
  language: Language,
  content: ContentSource,
): Summary['extras'] {
  return draft.extras.flatMap((extra) => {
    const amounts = amountsOf(parts, extra);
    if (amounts.length === 0) return [];
    const amount = sum(amounts, total.currency);
    return [{ name: content.extra(extra, language).name, amount: presentMoney(amount, language) }];
  });
}

export const amountsOf = (parts: PackageQuote['parts'], extra: Extra): readonly Money[] =>
  parts.flatMap(({ extraPrices }) =>
    extraPrices.filter((one) => one.extra === extra).map(({ amount }) => amount),
  );

function savingsOf(
  { original, total, promo }: PackageQuote,
  whole: readonly PartFacts[],
  { now, visitor: { language } }: PageQuestion,
): SavingsView {
  const rules = new Set(
    whole.map(({ part, product: { notDiscount } }) => {
      const lead = part.day && leadDays(now, part.day);
      return tierFor({ leadDays: lead || undefined, parksInPackage: whole.length, notDiscount })
        .rule;
    }),
  );
  const [rule] = rules;
  const one = rules.size === 1 && rule ? presentRule({ rule }) : undefined;
  return presentSavings({ saved: subtract(original, total), promo }, one, language);
}

/** The first problem in page order. The button stays enabled and leads to it. */
function blockedBy(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): Summary['blocked'] {
  const { parts, draft, problems, peopleProblem, extrasProblem } = facts;
  const { language } = question.visitor;
  const say = (code: ErrorCode, field: string, slot = draft.slot) => ({
    text: errorText(code, language),
    field,
    href: `${draftHref({ ...draft, slot }, question)}#${field}`,
  });
  const [bound] = problems;
  if (bound?.kind === 'tooManyProducts') return say('limit', 'strip');
  if (bound?.kind === 'tooManyParks') return say('packageParks', 'strip');
  if (parts.length < packageBounds.fewestParks) return say('packageParks', 'panel', parts.length);
  const open = parts.findIndex((one) => !isWhole(one));
  const part = parts[open];
  if (part) {
    const text = missingText(part, language) ?? problemOfPart(part, parts, language, content)?.text;
    const { name } = describe(part, language, content);
    return { ...say('noDay', 'panel', open), text: `${name}: ${text}` };
  }
  if (peopleProblem) return say(peopleProblem, 'field-people');
  return extrasProblem && say(extrasProblem, 'field-extras');
}
