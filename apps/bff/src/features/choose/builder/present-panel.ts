import {
  countPeople,
  isTodayOver,
  type Language,
  type Product,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { PanelView, ParkPickView } from '@shop/ports/screens';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import { presentDecoration } from '../../../presenters/present-decoration.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { pageOf, presentPaging, readPage } from '../../../presenters/present-paging.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { presentComponent, presentTimes } from '../buy/present-choices.js';
import type { PartFacts } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { type Days, daysOf, reasonsOf, actionsFor } from './package-days.js';
import { problemOfPart } from './present-slots.js';
import { draftHref } from './draft-links.js';

/** Query field: the page of the tickets to choose from. */
export const parksPage = 'parks';

export function presentPanel(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): PanelView {
  const { draft, parts } = facts;
  const { language } = question.visitor;
  const open = parts[draft.slot];
  const name = open && (content.place(open.product.slug, language)?.name ?? open.product.name);
  const problem = open && problemOfPart(open, parts, language, content);
  const days = open ? daysOf(open, facts, question) : new Map<never, never>();
  return {
    number: draft.slot + 1,
    name,
    ...presentParks(facts, question, content),
    ...(open ? presentDays(open, days, facts, question, content) : noDays),
    party: countPeople(draft.people),
    problems: problem
      ? [{ ...problem, actions: actionsFor(open, days, facts, question, content) }]
      : [],
  };
}

type DayFacts = Pick<BuilderFacts, 'calendar' | 'parts' | 'draft' | 'beside'>;

const noDays = { calendar: undefined, reasons: [], times: undefined, component: undefined };

/** Every ticket sold alone, in pages. A press keeps the page. */
function presentParks(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): Pick<PanelView, 'parks' | 'paging' | 'choose'> {
  const page = pageOf(facts.catalogue, readPage(question.query.get(parksPage)));
  const at = (to: number, pressed = {}) =>
    draftHref(facts.draft, question, { ...(to > 1 && { [parksPage]: `${to}` }), ...pressed });
  return {
    parks: presentPicks(page.shown, facts, question, content),
    paging: presentPaging(page, (to) => `${at(to)}#panel`),
    choose: at(page.page, { choose: '' }),
  };
}

/** Tickets in the draft stay visible and say in which slot. */
function presentPicks(
  shown: readonly Product[],
  { parts, draft, pricesFrom }: BuilderFacts,
  { visitor: { language } }: PageQuestion,
  content: ContentSource,
): readonly ParkPickView[] {
  const open = parts[draft.slot];
  return shown.map((product) => {
    const { slug } = product;
    const other = parts.find((one) => one !== open && one.product.variantOf === product.variantOf);
    const from = pricesFrom.get(slug);
    return {
      slug,
      name: content.place(slug, language)?.name ?? product.name,
      ...presentDecoration(content, slug, language),
      from: from && presentMoney(from, language).text,
      isChosen: open?.product.slug === slug || undefined,
      taken: other && (other.part.day ? writeShortDate(other.part.day, language) : ''),
    };
  });
}

export function presentDays(
  open: PartFacts,
  days: Days,
  facts: DayFacts,
  question: PageQuestion,
  content: ContentSource,
): Pick<PanelView, 'calendar' | 'reasons' | 'times' | 'component'> {
  const { calendar, parts } = facts;
  const { language, currency } = question.visitor;
  const { part, product } = open;
  const taken = new Map([
    ...(facts.beside ?? []),
    ...parts.flatMap((one) =>
      one !== open && one.part.day
        ? [[one.part.day, ownerOf(one.product, language, content)] as const]
        : [],
    ),
  ]);
  const calendarDay = part.day ? days.get(part.day) : undefined;
  return {
    calendar:
      calendar &&
      presentCalendar({
        ...calendar,
        days,
        taken,
        language,
        currency,
        isTodayOver: isTodayOver(product.schedule, question.now),
        chosen: part.day,
      }),
    reasons: reasonsOf([...days.values()], taken, product, calendar?.months ?? [], question),
    times: presentTimes({ product, choice: part, calendarDay }, question),
    component: presentComponent(product, part),
  };
}

export const ownerOf = (
  { slug, name }: Pick<Product, 'slug' | 'name'>,
  language: Language,
  content: ContentSource,
) => ({
  name: content.place(slug, language)?.name ?? name,
  wall: content.place(slug, language)?.wall ?? '',
});
