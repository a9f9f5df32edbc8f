import {
  type CartLine,
  errorText,
  firstOpen,
  isGranted,
  isSameParty,
  isSameTicket,
  isTodayOver,
  openTicket,
  type ParkDay,
  writeShortDate,
  tidyNameOnTicket,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CartEditView, DayView, Problem, ProblemAction } from '@shop/ports/screens';
import { typedName } from '../../../page/form-fields.js';
import { editPart } from '../../../presenters/line-addresses.js';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import { presentOffer } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { CheckedTicket, PricedTicket } from '../gather/gather-ticket.js';
import {
  presentComponent,
  presentExtras,
  presentPeople,
  presentTimes,
} from '../buy/present-choices.js';
import { nearestDay, presentProblems, whyOpen } from '../buy/present-summary.js';
import { reasonsOf } from '../builder/package-days.js';
import { type EditFrame, type EditQuestion, problemsOfForm } from './edit-question.js';

/** Facts of the line's form. The line's own places count as free in the calendar. */
export interface LineFacts extends CheckedTicket, PricedTicket {
  readonly line: CartLine;
  readonly beside: ReadonlyMap<ParkDay, NonNullable<DayView['taken']>>;
}

export function presentLineEdit(
  facts: LineFacts,
  { cart, question, attempt }: EditQuestion,
  frame: EditFrame,
  content: ContentSource,
): CartEditView {
  const { line, product, choice, calendar, beside } = facts;
  const { language, currency } = question.visitor;
  const name = typedName(question) ?? line.nameOnTicket ?? '';
  const date = choice.isOpenTicket ? openTicket : choice.day;
  const taken = choice.day === undefined ? undefined : beside.get(choice.day);
  const problems = problemsIn(facts, question, taken);
  const { extras, pickup } = presentExtras(facts, content, language, line.extras);
  const isOver = isTodayOver(product.schedule, question.now);
  const days = { ...calendar, isTodayOver: isOver, language, currency };
  return {
    ...frame,
    kind: 'line',
    parts: [],
    builder: undefined,
    attempt,
    problems,
    fields: [
      { name: 'line', value: line.id },
      { name: 'slug', value: line.slug },
      ...(date ? [{ name: 'date', value: date }] : []),
    ],
    name: content.place(line.slug, language)?.name ?? line.name,
    calendar: presentCalendar({ ...days, taken: beside, chosen: choice.day }),
    day: choice.day && writeShortDate(choice.day, language),
    openTicket: isGranted('openTicket', product) ? choice.isOpenTicket : undefined,
    reasons: reasonsOf([...calendar.days.values()], beside, product, calendar.months, question),
    times: presentTimes(facts, question),
    component: presentComponent(product, choice),
    people: peopleOf(facts, question),
    nameOnTicket: { name, whenChanged: errorText('unsaved', language) },
    // Only the buy page's view names the backend's upgrades.
    extras: extras.map((card) => ({ ...card, idUpgrade: undefined, nameUpgrade: undefined })),
    pickup,
    total: totalOf(facts, problems, question, cart.promo !== undefined),
    unsaved: isAsInCart(facts, name) ? undefined : errorText('unsaved', language),
  };
}

const isAsInCart = ({ line, choice }: LineFacts, name: string): boolean =>
  isSameTicket(line, { ...choice, slug: line.slug }) &&
  isSameParty(line, { ...choice, nameOnTicket: tidyNameOnTicket(name) });

/** No row for an age group that is not admitted, as on the buy page. */
const peopleOf = (facts: LineFacts, question: PageQuestion): CartEditView['people'] =>
  presentPeople(facts, question).map(({ isFree: _, ...row }) => ({ ...row, isAdmitted: true }));

/** Refuses another ticket's day before the backend does, and never offers it. */
function problemsIn(
  facts: LineFacts,
  question: PageQuestion,
  taken: DayView['taken'],
): readonly Problem[] {
  const { calendar, beside } = facts;
  const { language } = question.visitor;
  const days = new Map([...calendar.days].filter(([day]) => !beside.has(day)));
  const free = { ...facts, calendar: { ...calendar, days } };
  const said = presentProblems(free, { ...question, problems: problemsOfForm(question) });
  const isSaid = !taken || said.some(({ field }) => field === 'date');
  const more = isSaid
    ? []
    : [presentProblem('duplicate', language, nearestDay(free, question), taken.name)];
  return [...said, ...more].map((one) => ({ ...one, actions: one.actions.map(inForm) }));
}

/** Links to another day stay in the form, also without scripts. */
const inForm = (action: ProblemAction): ProblemAction =>
  action.kind === 'nearestDay' ? { ...action, href: `${action.href}#${editPart}` } : action;

function totalOf(
  { issues, quote }: LineFacts,
  problems: readonly Problem[],
  { visitor: { language }, path }: PageQuestion,
  isBeforeCode: boolean,
): CartEditView['total'] {
  const missing = firstOpen(issues);
  if (missing) return { kind: 'open', text: whyOpen(issues, missing, language) };
  if (problems.some((one) => one.code === 'duplicate'))
    return { kind: 'open', text: errorText('wrongChoice', language) };
  if (quote.kind !== 'ok') {
    const problem = presentProblem('prices', language, [{ kind: 'retry', href: path }]);
    return { kind: 'failed', problem };
  }
  const { original, total } = quote.answer;
  return { kind: 'priced', now: presentOffer(original, total, language), isBeforeCode };
}
