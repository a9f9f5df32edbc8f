import { type Language, pathOf, type RouteName } from '@shop/domain';
import type { FrameView, LinkGroup } from '@shop/ports/screens';
import type { ListedPage, Shown } from '../screen/screen-handler.js';

type Entry = Pick<FrameView['navigation'][number], 'key' | 'isInBottomBar'> & {
  readonly route: RouteName;
  readonly query: string;
};

const entries: readonly Entry[] = [
  { key: 'home', route: 'home', query: '', isInBottomBar: true },
  { key: 'parks', route: 'list', query: '?kind=park', isInBottomBar: true },
  { key: 'tours', route: 'list', query: '?kind=tour', isInBottomBar: true },
  { key: 'hotels', route: 'hotels', query: '', isInBottomBar: false },
  { key: 'promotions', route: 'promotions', query: '', isInBottomBar: true },
  { key: 'packages', route: 'packages', query: '', isInBottomBar: false },
];

/** The main ways, in the order of the bars; only those whose page is there. */
export const presentNavigation = (
  listed: readonly ListedPage[],
  language: Language,
  section: Shown['section'],
): FrameView['navigation'] =>
  entries.flatMap(({ key, route, query, isInBottomBar }) => {
    const page = listed.find((one) => one.route.name === route);
    if (!page) return [];
    const href = pathOf(page.route, language) + query;
    return [{ key, isInBottomBar, href, current: key === section }];
  });

/** Which pages stand under which heading of the Discover tab; of a kind, the first or all of them. */
const groups: readonly {
  readonly key: LinkGroup['key'];
  readonly routes: readonly { readonly name: RouteName; readonly all?: true }[];
}[] = [
  {
    key: 'plan',
    routes: [
      { name: 'list' },
      { name: 'packages' },
      { name: 'promotions' },
      { name: 'priceGuide' },
      { name: 'compare' },
      { name: 'photoPass' },
    ],
  },
  {
    key: 'places',
    routes: [{ name: 'hotels' }, { name: 'thingsToDo', all: true }, { name: 'gallery' }],
  },
  { key: 'help', routes: [{ name: 'faq' }, { name: 'directions' }, { name: 'siteMap' }] },
  { key: 'legal', routes: [{ name: 'privacy' }, { name: 'terms' }] },
];

export const presentDiscover = (
  listed: readonly ListedPage[],
  language: Language,
): readonly LinkGroup[] =>
  groups.map(({ key, routes }) => ({
    key,
    links: routes
      .flatMap(({ name, all }) => {
        const pages = listed.filter(({ route }) => route.name === name);
        return all ? pages : pages.slice(0, 1);
      })
      .map((page) => ({ name: page.name[language], href: pathOf(page.route, language) })),
  }));
