/** The server puts this before the worker's code (`document/offline.ts`). */
export interface WorkerFacts {
  /** Changes whenever a precached file or page changes. */
  readonly version: string;
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
  /** A regular expression for paths of orders. */
  readonly orders: string;
  readonly signOut: string;
}

/**
 * How the worker handles a request. It leaves `none` to the browser: prices, carts and changes. So
 * it does `signOut`, but deletes the cached orders.
 */
export type Way = 'page' | 'file' | 'signOut' | 'none';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'referrer'>;

const pathIn = (address: string): string => {
  const [, path = ''] = /^https?:\/\/[^/]+([^?#]*)/.exec(address) ?? [];
  return path;
};

export const isOrder = (path: string, { orders }: WorkerFacts): boolean =>
  new RegExp(orders).test(path);

/** Navigations get an offline page if they fail; cached files serve those pages and orders. */
export function wayOf(
  { method, mode, url, referrer }: Asked,
  home: string,
  facts: WorkerFacts,
): Way {
  if (!url.startsWith(`${home}/`)) return 'none';
  const path = pathIn(url);
  if (method === 'POST' && path === facts.signOut) return 'signOut';
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return /^\/(?:api|gate|__kit)(?:\/|$)/.test(path) ? 'none' : 'page';
  if (facts.files.includes(path)) return 'file';
  const isFile = /^\/(?:assets|pictures)\//.test(path);
  return isFile && isOrder(pathIn(referrer), facts) ? 'file' : 'none';
}

/** The offline page in the path's language, otherwise in English. */
export function offlinePageOf(path: string, { pages }: WorkerFacts): string {
  const [, language = ''] = path.split('/');
  return (Object.hasOwn(pages, language) ? pages[language] : undefined) ?? pages['en'] ?? '';
}

/** Our own files that a page's HTML links, so that the cached page looks the same. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/\s(?:href|src|srcset)="(\/(?:assets|pictures)\/[^"#?\s]+)/gi)].map(
      ([, path = '']) => path,
    ),
  ),
];

/** Only the shop's documents have this element (`writeVisitor`), unlike a captive portal's. */
export const isOfShop = (html: string): boolean => html.includes(' id="visitor">');

export interface KeptOrder {
  readonly path: string;
  readonly keptAt: number;
}

/** Marks a stored page with its age, from which its countdowns continue. */
export const withAge = (html: string, ageMs: number): string =>
  html.replace('<html ', `<html data-kept-ms="${Math.max(0, Math.round(ageMs))}" `);

export const mostOrders = 10;
const dayMs = 86_400_000;
/** As long as the cookie that grants access to orders. */
export const longestKeptMs = 7 * dayMs;

/** Paths to delete: older than a week, or not among the newest ten. */
export function outdated(kept: readonly KeptOrder[], now: number): readonly string[] {
  const newest = [...kept].sort((one, other) => other.keptAt - one.keptAt);
  return newest
    .filter(({ keptAt }, place) => place >= mostOrders || now - keptAt > longestKeptMs)
    .map(({ path }) => path);
}
