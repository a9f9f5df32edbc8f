import {
  buyRoute,
  type Language,
  type Money,
  pathOf,
  type Product,
  variantsOf,
  writeTime,
} from '@shop/domain';
import type { AboutText, ContentSource, PlaceText } from '@shop/ports/backends';
import type { AboutView, Problem } from '@shop/ports/screens';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentDays } from './present-days.js';

/** Without the catalogue the page still has its texts. */
export interface AboutFacts {
  readonly park: string;
  readonly about: AboutText;
  readonly place: PlaceText;
  readonly product: Product | undefined;
  readonly catalogue: readonly Product[];
  readonly pricesFrom: ReadonlyMap<string, Money>;
  readonly problem: Problem | undefined;
}

export function presentAbout(
  facts: AboutFacts,
  content: ContentSource,
  language: Language,
): AboutView {
  const { about, place, product, pricesFrom } = facts;
  const { wall, scene } = presentScene(content, about.slug, language);
  const from = pricesFrom.get(about.slug);
  const params = { park: facts.park };
  return {
    name: place.name,
    kind: place.kind,
    line: place.line,
    wall,
    scene,
    hours: writeSchedule(product, undefined, language),
    duration: place.duration,
    from: from && presentMoney(from, language),
    lead: about.lead,
    facts: about.facts,
    included: place.included,
    notIncluded: place.notIncluded,
    bring: place.bring,
    activities: about.activities.map(({ name, text, crop }) => ({
      name,
      text,
      picture: scene.src && cropOf(scene.src, crop),
    })),
    description: place.description,
    tickets: product ? presentTickets(product, facts, content, language) : [],
    moments: about.moments.map(({ time, text }) => ({ time: writeTime(time, language), text })),
    access: about.access,
    suits: about.suits,
    unsuited: about.unsuited,
    buy: pathOf(product ? buyRoute(product) : { name: 'list', params: {} }, language),
    directions: pathOf({ name: 'directions', params }, language),
    faq: pathOf({ name: 'faq', params }, language),
    problem: facts.problem,
  };
}

/** Crops a picture by an SVG view fragment, so that the browser fetches no second file. */
const cropOf = (src: string, { x, y, width }: AboutText['activities'][number]['crop']) =>
  `${src}#svgView(viewBox(${x},${y},${width},${(width * 3) / 4}))`;

const presentTickets = (
  product: Product,
  { catalogue, pricesFrom }: AboutFacts,
  content: ContentSource,
  language: Language,
): AboutView['tickets'] =>
  variantsOf(product, catalogue).map((ticket) => {
    const place = content.place(ticket.slug, language);
    const from = pricesFrom.get(ticket.slug);
    return {
      name: place?.variant ?? ticket.name,
      summary: place?.summary ?? '',
      href: pathOf(buyRoute(ticket), language),
      days: presentDays(ticket.schedule, language),
      hours: writeSchedule(ticket, undefined, language),
      isNight: place?.label === 'night',
      from: from && presentMoney(from, language),
    };
  });
