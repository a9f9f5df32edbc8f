import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../../../scripts/lib/paths.mjs';

/** The APIs that the sandbox plays, by first path segment. */
const apis = {
  'cart-api': 'shopping-cart',
  'payment-api': 'payment',
  'hotel-api': 'hotels',
  'newsletter-api': 'newsletter',
  'search-api': 'search',
  'users-api': 'users',
};

export const shop = 'shop';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function readDocuments() {
  const folder = inRoot('dist/bff/contracts');
  const named = readdirSync(folder).map((file) => [
    basename(file, '.json'),
    new Contract(basename(file, '.json'), readJson(`${folder}/${file}`)),
  ]);
  return new Map([...named, [shop, new Contract(shop, readJson(inRoot('dist/bff/openapi.json')))]]);
}

/** The contract of a call to the shop, and its path there; none for a rehearsal. */
export function placeInShop(path) {
  if (path.startsWith('/rehearsal/')) return undefined;
  const [, rest] = /^\/octo(\/.*)$/.exec(path) ?? [];
  return rest ? { contract: 'octo', path: rest } : { contract: shop, path };
}

/** The contract of a call to the sandbox, and its path there; none for the sandbox's own pages. */
export function placeInSandbox(path) {
  const [, api = '', rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(path) ?? [];
  return apis[api] ? { contract: apis[api], path: rest } : undefined;
}

const methods = ['get', 'post', 'put', 'delete', 'patch'];

export class Contract {
  #templates;

  constructor(name, document) {
    this.name = name;
    this.document = document;
    this.isOpen = document.info?.['x-more-fields'] === true;
    this.#templates = Object.keys(document.paths)
      .map((path) => ({ path, pattern: patternOf(path), rank: rankOf(path) }))
      .sort((one, other) => one.rank - other.rank);
  }

  resolved(node) {
    if (typeof node?.$ref !== 'string') return node;
    const keys = node.$ref.slice(2).split('/');
    return this.resolved(keys.reduce((at, key) => at[key], this.document));
  }

  /** The operation of a call; of two matching templates, the one with fewer parameters. */
  operationAt(method, path) {
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase();
    const own = withoutSlash(path);
    const found = this.#templates.find(
      (one) => one.pattern.test(own) && this.document.paths[one.path][asked],
    );
    return found && this.document.paths[found.path][asked];
  }

  /** Refusal codes of the operation and of any call; none if the document lists none. */
  refusalsOf(operation, status) {
    const anyCall = this.resolved(operation?.responses.default ?? this.#error)?.['x-codes'];
    const own = operation?.['x-codes']?.[status] ?? [];
    return anyCall && { own, any: anyCall[status] ?? [] };
  }

  get #error() {
    return this.document.components?.responses?.Error;
  }

  /** Every promised reply, such as `addToCart 200`; replies to any call count once. */
  promises() {
    const operations = Object.values(this.document.paths).flatMap((one) =>
      methods.flatMap((method) => one[method] ?? []),
    );
    const own = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        status === 'default' && this.#anyCallOf(response) ? [] : [`${operationId} ${status}`],
      ),
    );
    const inFront = operations.flatMap(({ responses }) =>
      Object.keys(this.#anyCallOf(responses.default) ?? {}),
    );
    // A 500 is no promise: it depends on when a test kills the database.
    const kept = inFront.filter((status) => status !== '500');
    return [...own, ...new Set(kept.map((status) => `any ${status}`))];
  }

  /** Replies that any call may get, by status. */
  #anyCallOf(response) {
    const { 'x-statuses': words, 'x-codes': codes } = this.resolved(response) ?? {};
    return words ?? codes;
  }
}

const withoutSlash = (path) => (path.length > 1 ? path.replace(/\/$/, '') : path);

const patternOf = (path) =>
  new RegExp(
    `^${withoutSlash(path)
      .replaceAll('.', '\\.')
      .replaceAll('{path}', '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  );

const rankOf = (path) => path.split('{').length + (path.includes('{path}') ? 100 : 0);
