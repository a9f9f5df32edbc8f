import { type Language, pathOf, type RouteName } from '@shop/domain';
import type { FrameView, LinkGroup } from '@shop/ports/screens';
import type { ListedPage, Shown } from '../screen/screen-handler.js';

type Entry = Pick<FrameView['navigation'][number], 'key'> & {
  readonly route: RouteName;
  readonly query: string;
};

const entries: readonly Entry[] = [
  { key: 'home', route: 'home', query: '' },
  { key: 'parks', route: 'list', query: '?kind=park' },
  { key: 'tours', route: 'list', query: '?kind=tour' },
  { key: 'hotels', route: 'hotels', query: '' },
  { key: 'promotions', route: 'promotions', query: '' },
  { key: 'packages', route: 'packages', query: '' },
];

export const presentNavigation = (
  listed: readonly ListedPage[],
  language: Language,
  section: Shown['section'],
): FrameView['navigation'] =>
  entries.flatMap(({ key, route, query }) => {
    const page = listed.find((one) => one.route.name === route);
    if (!page) return [];
    const href = pathOf(page.route, language) + query;
    return [{ key, href, current: key === section }];
  });

/** Headings of the Discover tab, in order. Each page names its heading. */
const headings: readonly LinkGroup['key'][] = ['plan', 'places', 'help', 'legal'];

export const presentDiscover = (
  listed: readonly ListedPage[],
  language: Language,
): readonly LinkGroup[] =>
  headings.map((key) => ({
    key,
    links: listed
      .filter(({ menu }) => menu === key)
      .map(({ name, route }) => ({ name: name[language], href: pathOf(route, language) })),
  }));
