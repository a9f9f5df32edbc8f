import {
  buyRoute,
  dayAt,
  firstOpen,
  guaranteesOf,
  isGranted,
  isTodayOver,
  isZero,
  type Language,
  maxPeople,
  pathOf,
  type Product,
  writeHours,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import type { ContentSource, PlaceText } from '@shop/ports/backends';
import { buyScreen, type BuyView } from '@shop/ports/screens';
import { typedName } from '../../../page/form-fields.js';
import { type PageQuestion, type Shown, shown } from '../../../screen/screen-handler.js';
import {
  type LinePresenter,
  presentScene,
  writeSchedule,
} from '../../../presenters/present-line.js';
import type { BuyFacts } from './buy-facts.js';
import { type BuyTexts, presentAbout } from './present-about.js';
import { describeBuy } from './describe-buy.js';
import { presentCalendar } from '../../../presenters/present-calendar.js';
import {
  presentComponent,
  presentExtras,
  presentPeople,
  presentTimes,
  presentVariants,
} from './present-choices.js';
import { presentNear } from './present-near.js';
import { presentProblems, presentSummary } from './present-summary.js';

export function presentBuy(
  facts: BuyFacts,
  question: PageQuestion,
  texts: BuyTexts,
  lines: LinePresenter,
): Shown {
  const { product, calendar } = facts;
  const { content } = texts;
  const { language } = question.visitor;
  const place = content.place(product.slug, language);
  const from = facts.pricesFrom.get(product.slug);
  const view: BuyView = {
    ...presentPlace(product, place, language),
    today: presentToday(facts, question),
    ...presentScene(content, product.slug, language),
    ...presentForm(facts, question, content, lines),
    // Keep it last: a compressor then finds these words again where the page shows them.
    about: presentAbout(facts, question, texts),
  };
  const list = pathOf({ name: 'list', params: {} }, language);
  return shown(buyScreen, view, {
    head: {
      title: place?.title ?? view.name,
      description: place?.summary ?? view.line,
      isIndexed: true,
      wall: view.wall,
      subject: product.slug,
      data: place ? describeBuy({ product, place, language, from, calendar }) : [],
    },
    breadcrumb: [
      { name: content.site(language).listTitle, href: list },
      { name: view.name, href: pathOf(buyRoute(product), language) },
    ],
    section: product.tourOnly ? 'tours' : 'parks',
  });
}

/** The operator's texts of the place; a product without a text shows its name. */
const presentPlace = (product: Product, place: PlaceText | undefined, language: Language) => ({
  slug: product.slug,
  name: place?.name ?? product.name,
  kind: place?.kind ?? '',
  line: place?.line ?? product.told?.[language]?.line ?? '',
  hours: writeSchedule(product, undefined, language),
  duration: place?.duration ?? '',
});

function presentToday(
  { product, calendarToday }: BuyFacts,
  { visitor: { language }, now }: PageQuestion,
): BuyView['today'] {
  const left = dayAt(product.schedule, now, calendarToday?.status);
  switch (left.kind) {
    case 'open':
      return { kind: 'open', hours: writeHours(left.from, left.to, language) };
    case 'leaves':
      return {
        kind: 'leaves',
        hours: left.times.map((time) => writeTime(time, language)).join(' · '),
      };
    case 'over':
    case 'closed':
      return left;
  }
}

function presentForm(
  facts: BuyFacts,
  question: PageQuestion,
  content: ContentSource,
  lines: LinePresenter,
) {
  const { product, choice, calendar, bands } = facts;
  const { language, currency } = question.visitor;
  const chosen = choice.day;
  return {
    youngest: bands.INFANT?.from ?? bands.CHILD?.from ?? 0,
    variants: presentVariants(facts, content, language),
    component: presentComponent(product, choice),
    calendar: presentCalendar({
      ...calendar,
      chosen,
      language,
      currency,
      isTodayOver: isTodayOver(product.schedule, question.now),
      near: facts.near?.days.map(({ day }) => day),
    }),
    near: presentNear(facts, question),
    chosenDay: chosen ? { day: chosen, text: writeShortDate(chosen, language) } : undefined,
    hasOpenTicket: isGranted('openTicket', product),
    hasEarlyTier: product.notDiscount === false,
    times: presentTimes(facts, question),
    people: presentPeople(facts, question),
    maxPeople,
    nameOnTicket: typedName(question),
    ...presentExtras(facts, content, language),
    summary: presentSummary(facts, question, content, lines),
    guarantees: promisesOf(facts),
    problems: presentProblems(facts, question),
  };
}

const promisesOf = ({ product, issues, quote }: BuyFacts): BuyView['guarantees'] =>
  guaranteesOf(
    [{ product, day: undefined }],
    !(quote.kind === 'ok' && !firstOpen(issues) && isZero(quote.answer.total)),
  );
