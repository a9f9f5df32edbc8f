/** What the server puts before the worker's code; `document/offline.ts` writes it. */
export interface WorkerFacts {
  /** Another one for every change of what is kept from the start. */
  readonly version: string;
  readonly files: readonly string[];
  /** The offline page of each language. */
  readonly pages: Readonly<Record<string, string>>;
  /** The addresses of orders, as a pattern. */
  readonly orders: string;
  /** Where a sign-out is sent to. */
  readonly signOut: string;
}

/**
 * How a request is answered. `none` is left to the browser: prices, carts and changes always are. A
 * `signOut` too, and every order is forgotten.
 */
export type Way = 'page' | 'file' | 'signOut' | 'none';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'referrer'>;

const pathIn = (address: string): string => {
  const [, path = ''] = /^https?:\/\/[^/]+([^?#]*)/.exec(address) ?? [];
  return path;
};

export const isOrder = (path: string, { orders }: WorkerFacts): boolean =>
  new RegExp(orders).test(path);

/** Pages that fail get a page of ours; files come from what is kept, for these pages and for orders. */
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

/** The offline page in the language that the path names; English where it names none. */
export function offlinePageOf(path: string, { pages }: WorkerFacts): string {
  const [, language = ''] = path.split('/');
  return (Object.hasOwn(pages, language) ? pages[language] : undefined) ?? pages['en'] ?? '';
}

/** Our own files that a page's HTML names, so that it can be read as it was. */
export const filesIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/\s(?:href|src|srcset)="(\/(?:assets|pictures)\/[^"#?\s]+)/gi)].map(
      ([, path = '']) => path,
    ),
  ),
];

/** Only documents of the shop have this element (`writeVisitor`); a captive portal's page has not. */
export const isOfShop = (html: string): boolean => html.includes(' id="visitor">');

export interface KeptOrder {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

/** Marks a stored page with its age, from which its countdowns continue. */
export const withAge = (html: string, ageMs: number): string =>
  html.replace('<html ', `<html data-kept-ms="${Math.max(0, Math.round(ageMs))}" `);

export const mostOrders = 10;
const dayMs = 86_400_000;
/** As long as the cookie that opens them. */
export const longestKeptMs = 7 * dayMs;

/** The orders to forget: those older than a week, and all but the newest ten. */
export function outdated(kept: readonly KeptOrder[], now: number): readonly string[] {
  const newest = [...kept].sort((one, other) => other.keptAt - one.keptAt);
  return newest
    .filter(({ keptAt }, place) => place >= mostOrders || now - keptAt > longestKeptMs)
    .map(({ path }) => path);
}
