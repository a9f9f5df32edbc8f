import { faqGroups, type Language, pathOf, type Route, type Visitor } from '@shop/domain';
import type {
  ContentSource,
  FaqQuestion,
  FaqTarget,
  FaqText,
  HelpContent,
} from '@shop/ports/backends';
import { faqScreen, type FaqView, type LinkView, type StructuredData } from '@shop/ports/screens';
import { type Shown, shown } from '../../../screen/screen-handler.js';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { presentScene } from '../../../presenters/present-line.js';

export interface FaqFound {
  /** `undefined` on the page of all places. */
  readonly place: string | undefined;
  /** With only the questions that match the query. */
  readonly faq: FaqText;
  readonly query: string;
}

interface FaqSources {
  readonly help: HelpContent;
  readonly content: ContentSource;
}

/** The hotels' page under this brand lists all hotels. */
const allHotels = 'coralibri';

/** `buy`: the page that sells the place's ticket. */
export function presentFaq(
  found: FaqFound,
  buy: Route,
  visitor: Visitor,
  sources: FaqSources,
): Shown {
  const { place, faq } = found;
  const { language } = visitor;
  const { content } = sources;
  const view = viewOf(found, buy, visitor, sources);
  const self = { name: faq.name, href: view.search.action };
  return shown(faqScreen, view, {
    head: {
      title: `${faq.heading} · ${content.site(language).brand}`,
      description: faq.summary,
      isIndexed: true,
      wall: view.wall,
      ...(place !== undefined && { subject: faq.place }),
      data: dataOf(faq.questions),
    },
    breadcrumb: place === undefined ? [self] : [linkToPlace(place, faq, visitor, content), self],
  });
}

const linkToPlace = (
  park: string,
  faq: FaqText,
  { language }: Visitor,
  content: ContentSource,
): LinkView => ({
  name: content.place(faq.place, language)?.name ?? '',
  href: pathOf({ name: 'about', params: { park } }, language),
});

const routeOf = (park: string | undefined): Route =>
  park === undefined ? { name: 'questions', params: {} } : { name: 'faq', params: { park } };

function viewOf(found: FaqFound, buy: Route, visitor: Visitor, sources: FaqSources): FaqView {
  const { language } = visitor;
  const { place, faq, query } = found;
  return {
    place: place ?? '',
    title: faq.heading,
    lead: faq.lead,
    ...presentScene(sources.content, faq.place, language),
    places: placesOf(found, language, sources),
    search: { action: pathOf(routeOf(place), language), query },
    count: faq.questions.length,
    groups: groupsOf(faq.questions, (to) => {
      const route = routeTo(to, place, buy);
      return route && pathOf(route, language);
    }),
    phone: callCentrePhone(sources.content, visitor),
  };
}

function placesOf(
  { place, query }: FaqFound,
  language: Language,
  { help, content }: FaqSources,
): FaqView['places'] {
  const search = query ? `?${new URLSearchParams({ q: query })}` : '';
  return help.faqPlaces.map((park) => ({
    name: content.place(help.faq(park, language)?.place ?? '', language)?.name ?? park,
    href: pathOf({ name: 'faq', params: { park } }, language) + search,
    current: park === place,
  }));
}

const groupsOf = (
  questions: readonly FaqQuestion[],
  hrefOf: (to: FaqTarget) => string | undefined,
): FaqView['groups'] =>
  faqGroups
    .map((key) => ({
      key,
      questions: questions
        .filter(({ group }) => group === key)
        .map(({ id, question, answer, links }) => ({
          id,
          question,
          answer,
          links: links.flatMap(({ to, name }) => {
            const href = hrefOf(to);
            return href === undefined ? [] : [{ name, href }];
          }),
        })),
    }))
    .filter((group) => group.questions.length > 0);

/** The page of all places links to no single place. */
function routeTo(to: FaqTarget, park: string | undefined, buy: Route): Route | undefined {
  if (to === 'buy') return buy;
  if (to === 'about' || to === 'directions')
    return park === undefined ? undefined : { name: to, params: { park } };
  return { name: to, params: to === 'hotels' ? { brand: allHotels } : {} };
}

const dataOf = (questions: readonly FaqQuestion[]): readonly StructuredData[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
          })),
        },
      ];
