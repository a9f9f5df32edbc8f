import {
  addDays,
  type CheapestDays,
  type DayChange,
  type DaysPlan,
  type DraftPart,
  errorText,
  percentOff,
  saleHorizonDays,
  writeDayOfMonth,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { PlanOptionView, PlanView, PlanWhyView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { type BuilderFacts, packageCodes } from './builder-facts.js';
import { draftHref } from './draft-links.js';

/** The window of the form, and the three cheapest plans once requested. */
export function presentPlan(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): PlanView {
  const plan = facts.plan?.days;
  const found = plan?.kind === 'found' ? plan : undefined;
  const option = (one: DaysPlan, changes: readonly DayChange[]) =>
    presentOption(one, changes, facts, question, content);
  return {
    ...facts.window,
    first: facts.today,
    last: addDays(facts.today, saleHorizonDays),
    options: found
      ? [
          option(found.best, []),
          ...found.runnersUp.map((one) => ({
            ...option(one, one.changes),
            more:
              one.more.amount > 0 ? presentMoney(one.more, question.visitor.language) : undefined,
          })),
        ]
      : [],
    refusal: refusalOf(plan, facts, question, content),
    problem: problemOf(facts, question),
    isWithoutExtras: found && facts.draft.extras.length > 0 ? true : undefined,
  };
}

function problemOf({ plan }: BuilderFacts, { visitor }: PageQuestion): string | undefined {
  if (!plan) return undefined;
  if (!plan.days) return errorText('calendar', visitor.language);
  const [problem] = plan.days.kind === 'noPackage' ? plan.days.problems : [];
  return problem && errorText(packageCodes[problem.kind], visitor.language);
}

function presentOption(
  { visits, total }: DaysPlan,
  changes: readonly DayChange[],
  { parts, draft }: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): PlanOptionView {
  const { language } = question.visitor;
  const planned: readonly DraftPart[] = draft.parts.map((part, at) => ({
    ...part,
    day: visits[at]?.day ?? part.day,
    time: visits[at]?.time ?? part.time,
  }));
  const days = parts.map(({ product }, at) => ({
    name: nameOf(product.slug, question, content),
    wall: content.place(product.slug, language)?.wall ?? '',
    day: visits[at]?.day ?? '',
  }));
  return {
    total: presentMoney(total, language),
    more: undefined,
    days: days
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map(({ day, ...rest }) => ({ ...rest, date: day && writeDayOfMonth(day, language) })),
    why: changes.flatMap((change) => presentWhy(change, parts, question, content)),
    href: `${draftHref({ ...draft, parts: planned, slot: 0 }, question)}#strip`,
  };
}

function presentWhy(
  { at, to, why }: DayChange,
  parts: BuilderFacts['parts'],
  question: PageQuestion,
  content: ContentSource,
): readonly PlanWhyView[] {
  const slug = parts[at]?.product.slug;
  if (!slug) return [];
  const name = nameOf(slug, question, content);
  const day = writeDayOfMonth(to, question.visitor.language);
  return why.map((cause) => ({
    kind: cause.kind,
    name,
    day,
    percent: 'tier' in cause ? percentOff(cause.tier) : 0,
  }));
}

/** Why there is no plan, with the unavailable tickets; closed ones first. */
function refusalOf(
  plan: CheapestDays | undefined,
  { parts }: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): PlanView['refusal'] {
  if (!plan || plan.kind === 'found' || plan.kind === 'noPackage') return undefined;
  if (plan.kind === 'sameDates') return { kind: 'sameDates', names: '' };
  const kind = plan.requests.some(({ why }) => why === 'closed') ? 'closed' : 'full';
  const names = plan.requests
    .filter(({ why }) => why === kind)
    .map(({ at }) => nameOf(parts[at]?.product.slug ?? '', question, content));
  return { kind, names: names.join(' · ') };
}

const nameOf = (slug: string, { visitor }: PageQuestion, content: ContentSource): string =>
  content.place(slug, visitor.language)?.name ?? slug;
