import { type Language, resolvePath, type RouteName, routeNames } from '@shop/domain';
import { at, type Scene } from '../scene.js';
import { NotHad, type Stage } from '../stage.js';
import { bought, cartOf, filled, paid, signedIn } from './steps.js';

/** URLs that exist only after certain steps. */
const earned: Partial<Readonly<Record<RouteName, (stage: Stage) => Promise<string>>>> = {
  // A failed payment: any other redirects its buyer to the order.
  payment: async (stage) => {
    const back = await paid(stage, '4000000000000002');
    await stage.get(back);
    const [id = ''] = /[0-9a-f]{32}/.exec(back) ?? [];
    return stage.at('payment', '', { id });
  },
  order: bought,
  quote: async (stage) => {
    await filled(stage);
    return (await cartOf(stage)).keep ?? stage.at('quote');
  },
  account: async (stage) => {
    await signedIn(stage);
    return stage.at('account');
  },
};

/** The route's first page in the sitemap; without one, its URL from the route table. */
async function pageOf(name: RouteName, stage: Stage): Promise<string> {
  const { text } = await stage.get(`/sitemap-${stage.language}.xml`);
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const listed = paths.find((path) => {
    const resolved = resolvePath(path);
    return resolved.kind === 'page' && resolved.route.name === name;
  });
  const path = listed ?? stage.at(name);
  if (path.includes('{')) throw new NotHad('screen');
  return path;
}

/** One per route, so that every screen has a link. */
const ofRoutes = routeNames.map((name): Scene => ({
  key: `screen-${name}`,
  group: 'screens',
  play: async (stage) => at(await (earned[name]?.(stage) ?? pageOf(name, stage))),
}));

const besides: Readonly<Record<string, (language: Language) => string>> = {
  offline: (language) => `/offline/${language}.html`,
  gate: (language) => `/gate/${language}`,
  'not-found': (language) => `/${language}/nada-nothing/`,
};

const others = Object.entries(besides).map(([key, pathIn]): Scene => ({
  key: `screen-${key}`,
  group: 'screens',
  play: ({ language }) => Promise.resolve(at(pathIn(language))),
}));

export const screenScenes: readonly Scene[] = [...ofRoutes, ...others];
