import {
  isGranted,
  type Language,
  parentsIn,
  pathOf,
  type Product,
  type RightKind,
  type Route,
} from '@shop/domain';
import type { ContentSource, HelpContent, PlacesContent } from '@shop/ports/backends';
import type { BuyAboutView } from '@shop/ports/screens';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { presentPoster } from '../../../presenters/present-poster.js';
import { writeCancelling } from './write-cancelling.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { BuyFacts } from './buy-facts.js';

export interface BuyTexts {
  readonly content: ContentSource;
  readonly places: PlacesContent;
  readonly help: HelpContent;
}

const othersShown = 4;

/** About the place and the buyer's rights; without a text it is shorter. */
export function presentAbout(
  facts: BuyFacts,
  { visitor }: PageQuestion,
  texts: BuyTexts,
): BuyAboutView {
  const { language } = visitor;
  const { product, catalogue, pricesFrom } = facts;
  const place = texts.content.place(product.slug, language);
  const text = place ?? product.told?.[language];
  const { sections } = texts.help.legal('terms', language);
  return {
    description: text?.description ?? [],
    included: text?.included ?? [],
    notIncluded: text?.notIncluded ?? [],
    bring: text?.bring ?? [],
    meetingPoint: place?.meetingPoint ?? '',
    rights: sections.flatMap(({ title, inShort, right }) => {
      const words = inShort && wordsOf(right, inShort, product, language);
      return words ? [{ title, text: words }] : [];
    }),
    terms: pathOf({ name: 'terms', params: {} }, language),
    phone: callCentrePhone(texts.content, visitor),
    pages: presentPages(product.variantOf, texts, language),
    others: parentsIn(catalogue)
      .slice(0, othersShown + 1)
      .filter(({ slug }) => slug !== product.variantOf)
      .slice(0, othersShown)
      .map((other) => presentPoster(other, texts.content, language, pricesFrom.get(other.slug))),
  };
}

/** The terms of a right. For cancelling, the supplier's own rule. */
function wordsOf(
  right: RightKind | undefined,
  inShort: string,
  product: Product,
  language: Language,
): string | undefined {
  const { cancelHours } = product;
  if (right === 'cancel' && cancelHours !== undefined)
    return writeCancelling(cancelHours, language);
  return !right || right === 'cancel' || isGranted(right, product) ? inShort : undefined;
}

function presentPages(
  slug: string,
  { places, help }: BuyTexts,
  language: PageQuestion['visitor']['language'],
): BuyAboutView['pages'] {
  const park = places.pages.about.find(
    ({ key }) => places.about(key, language)?.slug === slug,
  )?.key;
  if (park === undefined) return [];
  const to = (name: Route['name']) => pathOf({ name, params: { park } }, language);
  return [
    ...(places.directions(park, language)
      ? [{ key: 'directions' as const, href: to('directions') }]
      : []),
    { key: 'about', href: to('about') },
    ...(help.faqPlaces.includes(park) ? [{ key: 'faq' as const, href: to('faq') }] : []),
    { key: 'gallery', href: `${pathOf({ name: 'gallery', params: {} }, language)}?place=${park}` },
  ];
}
