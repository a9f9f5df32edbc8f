import {
  buyRoute,
  type HotelCode,
  hotelCodes,
  hotelRoute,
  type Language,
  pathOf,
  type Product,
  type SearchEntry,
} from '@shop/domain';
import type { ContentSource, HelpContent, HotelsContent, Scene } from '@shop/ports/backends';
import type { SearchHitView } from '@shop/ports/screens';
import type { ListedPage } from '../../../screen/screen-handler.js';
import { presentScene } from '../../../presenters/present-line.js';

/** An entry of the shop's own index; its id is its URL. */
export interface ShopEntry extends SearchEntry {
  /** The search backend's id of it. */
  readonly document?: string;
  readonly summary: string;
  readonly picture: SearchHitView['picture'];
  readonly slug: string | undefined;
  readonly hotel?: HotelCode;
}

export interface SearchWords {
  readonly content: ContentSource;
  readonly hotels: HotelsContent;
  readonly help: HelpContent;
}

export function placeEntry(
  product: Product,
  { content }: SearchWords,
  language: Language,
): ShopEntry {
  const place = content.place(product.slug, language);
  const { kind, variant, line, description = [], included = [] } = place ?? {};
  const summary = place?.summary ?? '';
  return {
    id: pathOf(buyRoute(product), language),
    group: product.tourOnly ? 'tours' : 'parks',
    name: place?.name ?? product.name,
    text: [variant, line, summary, ...description, ...included].join(' '),
    summary,
    picture: presentScene(content, product.slug, language),
    slug: product.slug,
    kind: kind ?? '',
  };
}

export const hotelEntries = ({ hotels }: SearchWords, language: Language): readonly ShopEntry[] =>
  hotelCodes.map((code) => {
    const { name, kind, line, description, amenities, summary, wall, scene } = hotels.hotel(
      code,
      language,
    );
    const id = pathOf(hotelRoute(code), language);
    const known = amenities.map((amenity) => amenity.name);
    return {
      id,
      group: 'hotels',
      name,
      text: [addressWords(id), line, summary, ...description, ...known].join(' '),
      summary,
      picture: { wall, scene: sceneOf(scene) },
      slug: undefined,
      kind,
      hotel: code,
    };
  });

const sceneOf = ({ file, alt }: Scene) =>
  file ? { alt, src: `/pictures/scenes/${file}` } : { alt };

/** Each question once, for the first place that answers it: many are the same everywhere. */
export function questionEntries({ help }: SearchWords, language: Language): readonly ShopEntry[] {
  const entries = help.faqPlaces.flatMap((park) => {
    const page = pathOf({ name: 'faq', params: { park } }, language);
    const questions = help.faq(park, language)?.questions ?? [];
    return questions.map(({ id, question, answer }): ShopEntry => {
      const [summary = ''] = answer;
      const text = answer.join(' ');
      const name = question;
      return { ...aPage, id: `${page}#${id}`, name, text, summary };
    });
  });
  return [...new Map(entries.reverse().map((entry) => [entry.name, entry])).values()].reverse();
}

const aPage = { group: 'help', picture: undefined, slug: undefined } as const;

/** A page is found by its name and the words of its URL. */
export function pageEntry({ route, group, name }: ListedPage, language: Language): ShopEntry {
  const id = pathOf(route, language);
  const own = { id, name: name[language], text: addressWords(id), summary: '' };
  return { ...aPage, ...own, group: group === 'hotels' ? 'hotels' : 'help' };
}

const addressWords = (path: string) => path.split('/').slice(2).join(' ');
