import {
  buyRoute,
  type Language,
  maxPeople,
  pathOf,
  type Product,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import { buyScreen, type BuyView } from '@shop/ports/screens';
import { type PageQuestion, type Shown, shown } from '../../../screen/screen-handler.js';
import {
  type LinePresenter,
  presentScene,
  writeSchedule,
} from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import type { BuyFacts } from './buy-facts.js';
import { type BuyDescription, describeBuy } from './describe-buy.js';
import { presentCalendar } from './present-calendar.js';
import {
  presentComponent,
  presentExtras,
  presentPeople,
  presentTimes,
  presentVariants,
} from './present-choices.js';
import { presentProblems, presentSummary } from './present-summary.js';

export function presentBuy(
  facts: BuyFacts,
  question: PageQuestion,
  content: ContentSource,
  lines: LinePresenter,
): Shown {
  const { product, catalogue, choice, calendar, bands } = facts;
  const { language, currency } = question.visitor;
  const place = content.place(product.slug, language);
  const from = facts.pricesFrom.get(product.slug);
  const list = pathOf({ name: 'list', params: {} }, language);
  const name = place?.name ?? product.name;
  const view: BuyView = {
    slug: product.slug,
    name,
    kind: place?.kind ?? '',
    line: place?.line ?? '',
    hours: writeSchedule(product, undefined),
    duration: place?.duration ?? '',
    youngest: bands.INFANT?.from ?? bands.CHILD?.from ?? 0,
    ...presentScene(content, product.slug, language),
    from: from ? presentMoney(from, language) : undefined,
    variants: presentVariants(facts, content, language),
    component: presentComponent(product, choice),
    calendar: presentCalendar({
      ...calendar,
      chosen: choice.day,
      today: facts.today,
      lastDay: facts.lastDay,
      language,
      currency,
    }),
    chosenDay: choice.day
      ? { day: choice.day, text: writeShortDate(choice.day, language) }
      : undefined,
    times: presentTimes(facts, question.now),
    people: presentPeople(facts, question),
    maxPeople,
    extras: presentExtras(facts, content, language),
    summary: presentSummary(facts, question, lines),
    editing: choice.line,
    description: place?.description ?? [],
    included: place?.included ?? [],
    notIncluded: place?.notIncluded ?? [],
    bring: place?.bring ?? [],
    meetingPoint: place?.meetingPoint ?? '',
    others: presentOthers(product, catalogue, content, language),
    problems: presentProblems(facts, question),
  };
  return shown(buyScreen, view, {
    head: {
      title: place?.title ?? name,
      description: place?.summary ?? '',
      isIndexed: true,
      wall: view.wall,
      subject: product.slug,
      data: place
        ? describeBuy({ product, place, language, from, next: nextDay(calendar.days) })
        : [],
    },
    breadcrumb: [
      { name: content.site(language).listTitle, href: list },
      { name, href: pathOf(buyRoute(product), language) },
    ],
    section: product.tourOnly ? 'tours' : 'parks',
  });
}

/** The first day of the calendar that can be bought, with the price that it shows. */
function nextDay(days: BuyFacts['calendar']['days']): BuyDescription['next'] {
  for (const { day, priceFrom } of days.values()) if (priceFrom) return { day, price: priceFrom };
  return undefined;
}

function presentOthers(
  product: Product,
  catalogue: readonly Product[],
  content: ContentSource,
  language: Language,
): BuyView['others'] {
  return catalogue
    .filter((other) => other.slug === other.variantOf && other.slug !== product.variantOf)
    .slice(0, 4)
    .map((other) => ({
      name: content.place(other.slug, language)?.name ?? other.name,
      href: pathOf(buyRoute(other), language),
      wall: presentScene(content, other.slug, language).wall,
    }));
}
