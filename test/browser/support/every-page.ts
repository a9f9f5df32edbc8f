import { type Language, pathOf, resolvePath, type Route } from '@shop/domain';

/** A page of the shop with its address in every language. */
export interface ShopPage {
  readonly name: string;
  readonly kind: string;
  readonly paths: Readonly<Record<Language, string>>;
  readonly status: number;
  /** Search engines may index it, so it has a description. */
  readonly isListed: boolean;
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  return response.text();
}

/** Every page: those of the sitemaps, and those that no sitemap lists. */
export async function everyPage(shop: string): Promise<readonly ShopPage[]> {
  const [first = ''] = found(await textAt(`${shop}/sitemap.xml`), /<loc>([^<]+)<\/loc>/g);
  const entries = found(await textAt(first), /<url>(.*?)<\/url>/gs);
  if (entries.length === 0) throw new Error(`${first} names no page`);
  return [...entries.map(listedPage), ...unlisted];
}

function listedPage(entry: string): ShopPage {
  const pathIn = (language: Language) => {
    const [address = ''] = found(entry, new RegExp(`hreflang="${language}" href="([^"]+)"`, 'g'));
    return new URL(address).pathname;
  };
  const paths = inAllLanguages(pathIn);
  const resolved = resolvePath(paths.en);
  if (resolved.kind !== 'page') throw new Error(`no page of ours: ${paths.en}`);
  return {
    name: nameOf(paths.en),
    kind: kindOf(resolved.route),
    paths,
    status: 200,
    isListed: true,
  };
}

const nameOf = (path: string) => path.replace('/en/', '').replace(/\/$/, '') || 'home';

/** Routes that share a layout with others. */
const kinds: Partial<Record<Route['name'], string>> = {
  buyPark: 'buy',
  buyTour: 'buy',
  privacy: 'legal',
  terms: 'legal',
};

function kindOf({ name, params }: Route): string {
  if (name === 'hotels') return params.brand === 'coralibri' ? 'hotels' : 'hotel';
  return kinds[name] ?? name;
}

const inAllLanguages = (pathIn: (language: Language) => string): ShopPage['paths'] => ({
  es: pathIn('es'),
  en: pathIn('en'),
  pt: pathIn('pt'),
});

interface Unlisted {
  readonly name: string;
  readonly kind: string;
  readonly pathIn: (language: Language) => string;
  readonly status?: number;
}

const at =
  (name: Route['name'], query = '') =>
  (language: Language) =>
    pathOf({ name, params: {} }, language) + query;

const unlistedPages: readonly Unlisted[] = [
  { name: 'search with results', kind: 'search', pathIn: at('search', '?q=ceiba') },
  { name: 'search without result', kind: 'search', pathIn: at('search', '?q=zzzzzz') },
  { name: 'sign in', kind: 'identity', pathIn: at('signIn') },
  { name: 'sign up', kind: 'identity', pathIn: at('signIn', '?new=yes') },
  { name: 'forgot', kind: 'identity', pathIn: at('forgot') },
  { name: 'confirm account', kind: 'identity', pathIn: at('confirmAccount') },
  { name: 'choose password', kind: 'identity', pathIn: at('choosePassword') },
  { name: 'find order', kind: 'identity', pathIn: at('findOrder') },
  { name: 'link that ended', kind: 'problem', pathIn: at('findOrder', '?no=orderLinkExpired') },
  { name: 'empty cart', kind: 'purchase', pathIn: at('cart') },
  { name: 'checkout of nothing', kind: 'purchase', pathIn: at('checkout') },
  { name: 'not found', kind: 'problem', pathIn: (one) => `/${one}/nada-nothing/`, status: 404 },
  { name: 'internal error', kind: 'problem', pathIn: at('internalError'), status: 200 },
  { name: 'subscription error', kind: 'problem', pathIn: at('subscriptionError') },
  { name: 'offline', kind: 'offline', pathIn: (one) => `/offline/${one}.html` },
];

const unlisted: readonly ShopPage[] = unlistedPages.map(({ name, kind, pathIn, status = 200 }) => ({
  name,
  kind,
  paths: inAllLanguages(pathIn),
  status,
  isListed: false,
}));
