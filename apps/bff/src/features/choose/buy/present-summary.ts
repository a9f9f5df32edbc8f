import {
  type ChoiceIssues,
  type ChoicePart,
  choiceQuery,
  countPeople,
  errorText,
  firstOpen,
  isBeforeLastEntry,
  type Language,
  pathOf,
  problemsOf,
  refusalsOf,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { BuyView, Problem } from '@shop/ports/screens';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { LinePresenter } from '../../../presenters/present-line.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { BuyFacts } from './buy-facts.js';
import { editLinksOfChoice } from './edit-links-of-choice.js';

export function presentSummary(
  facts: BuyFacts,
  question: PageQuestion,
  content: ContentSource,
  lines: LinePresenter,
): BuyView['summary'] {
  const { product, choice, issues, quote, lowest } = facts;
  const { now, path } = question;
  const { language } = question.visitor;
  const missing = firstOpen(issues);
  if (missing) return { kind: 'incomplete', missing, text: whyOpen(issues, missing, language) };
  if (quote.kind !== 'ok') {
    const problem = presentProblem('prices', language, [{ kind: 'retry', href: path }]);
    return { kind: 'failed', problem };
  }
  const { listPrice, units, extraPrices, original, total } = quote.answer;
  const sold = {
    units: units.map((unit) => ({ ...unit, listPrice })),
    extraLines: extraPrices
      .filter(({ extra }) => choice.extras.includes(extra))
      .map(({ price, ...extra }) => ({ ...extra, unitPrice: price })),
    original,
    amount: total,
    day: choice.day,
  };
  return {
    kind: 'priced',
    line: lines.summary(sold, product, now, language, {
      editLinks: editLinksOfChoice(facts, question, content),
      lowest,
    }),
    peopleCount: countPeople(choice.people),
    // For the instalment widget, which supports only English.
    amount: language === 'en' ? total.amount : undefined,
  };
}

/** A missing choice is named here; a wrong one is named at its step and only mentioned here. */
export function whyOpen(issues: ChoiceIssues, part: ChoicePart, language: Language): string {
  const [first = 'noDay'] = refusalsOf(issues);
  return errorText(issues[part] === 'missing' ? first : 'wrongChoice', language);
}

/** Problems of the URL and of a refused form, each once. Sold out names the nearest day. */
export function presentProblems(facts: ProblemFacts, question: PageQuestion): readonly Problem[] {
  const { visitor, problems } = question;
  const own = problemsOf(facts.issues)
    .filter((code) => problems.every((problem) => problem.code !== code))
    .map((code) => {
      const isDay = code === 'noAvailability' || code === 'closedDay' || code === 'pastDay';
      return presentProblem(code, visitor.language, isDay ? nearestDay(facts, question) : []);
    });
  return [...problems, ...own];
}

type ProblemFacts = Pick<BuyFacts, 'issues' | 'choice' | 'calendar' | 'product'>;

/** The nearest available day of the shown months, with the rest unchanged. */
export function nearestDay(
  facts: ProblemFacts,
  { visitor, route, now }: PageQuestion,
): Problem['actions'] {
  const from = facts.choice.day ?? facts.calendar.today;
  const sellable = [...facts.calendar.days.values()]
    .filter(({ day, priceFrom }) => priceFrom && day !== facts.choice.day)
    .filter(({ day }) => isBeforeLastEntry(facts.product.schedule, day, now))
    .map(({ day }) => day);
  const near = sellable.find((day) => day >= from) ?? sellable.at(-1);
  if (!near) return [];
  const query = choiceQuery({ ...facts.choice, day: near, isOpenTicket: false });
  return [
    {
      kind: 'nearestDay',
      href: `${pathOf(route, visitor.language)}?${query}`,
      text: writeShortDate(near, visitor.language),
    },
  ];
}
