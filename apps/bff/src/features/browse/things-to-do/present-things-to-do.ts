import { type Language, pathOf, type Product, productOf } from '@shop/domain';
import type { ContentSource, DestinationText, PlacesContent } from '@shop/ports/backends';
import type { Problem, StructuredData, ThingsToDoView } from '@shop/ports/screens';
import { presentScene } from '../../../presenters/present-line.js';
import { type Offers, presentPosters } from '../../../presenters/present-posters.js';

export interface TownFacts {
  readonly town: string;
  readonly text: DestinationText;
  readonly catalogue: readonly Product[];
  readonly offers: Offers;
  readonly problem: Problem | undefined;
}

export function presentThingsToDo(
  { town, text, catalogue, offers, problem }: TownFacts,
  content: ContentSource,
  places: PlacesContent,
  language: Language,
): ThingsToDoView {
  const postersOf = (slugs: readonly string[]) =>
    presentPosters(
      slugs.flatMap((slug) => productOf(catalogue, slug) ?? []),
      offers,
      content,
      language,
    );
  return {
    title: text.page,
    name: text.name,
    lead: text.lead,
    ...presentScene(content, text.sceneOf, language),
    introduction: text.introduction,
    themes: text.themes.map(({ theme, text: words, products, things }) => ({
      theme,
      text: words,
      posters: postersOf(products),
      things,
    })),
    around: text.around,
    months: text.months,
    others: places.pages.destinations
      .filter(({ key }) => key !== town)
      .map(({ key, name }) => ({
        name: name[language],
        href: pathOf({ name: 'thingsToDo', params: { place: key } }, language),
      })),
    list: pathOf({ name: 'list', params: {} }, language),
    problem,
  };
}

/** Lists the page's items in their order (docs/rules/pages.md#structured-data). */
export const describeThings = (view: ThingsToDoView): StructuredData => {
  const names = view.themes.flatMap(({ posters, things }) => [
    ...posters.map(({ name, kind }) => ({ name, text: kind })),
    ...things,
  ]);
  return {
    '@type': 'ItemList',
    name: view.title,
    numberOfItems: names.length,
    itemListElement: names.map(({ name, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'TouristAttraction', name, description: text },
    })),
  };
};
