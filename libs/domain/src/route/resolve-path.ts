import { defaultLanguage, type Language, languageOf, languages } from '../language/language.js';
import { type Route, routeNames, routeTable } from './route-table.js';

/** What an address means: a page, another address of a page, or nothing. */
export type Resolved =
  | { readonly kind: 'page'; readonly language: Language; readonly route: Route }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'unknown'; readonly language: Language };

/** Absolute path with a trailing slash. */
export function pathOf(route: Route, language: Language): string {
  const tail = routeTable[route.name][language].replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(route.params[name] ?? ''),
  );
  return tail ? `/${language}/${tail}/` : `/${language}/`;
}

/**
 * Reads a path without query and origin. A page under another address of it is `moved`
 * (docs/rules/addresses.md#moved). `pathOf` writes `to`; it never echoes the input.
 */
export function resolvePath(path: string): Resolved {
  const found = resolveWritten(path);
  if (found.kind !== 'unknown') return found;
  const cut = path.replace(notOfAddress, '');
  const other = cut === path ? found : resolveWritten(cut);
  return other.kind === 'page' ? { kind: 'moved', to: pathOf(other.route, other.language) } : other;
}

/** Punctuation and blanks copied along with an address. */
const notOfAddress =
  /(?:[.,;:!?'"*)>\]/\s]|%(?:20|22|27|29|2[cC]|3[bBeE]|5[dD]|[cC]2%[aA]0|[eE]2%80%[89aA][\da-fA-F])){1,16}$/;

function resolveWritten(path: string): Resolved {
  const language = languageOf(path);
  const [first = '', ...rest] = partsOf(path);
  const tail = rest.join('/');
  if (!language) return resolveForeign(first, tail);
  const route = matchTail(tail, language) ?? matchAnyTail(tail);
  if (route) {
    const to = pathOf(route, language);
    return path === to ? { kind: 'page', language, route } : { kind: 'moved', to };
  }
  // Any other path that contains the cart's word leads to the cart
  // (docs/rules/addresses.md#cart-word).
  return cartWord.test(tail)
    ? { kind: 'moved', to: pathOf(cart, language) }
    : { kind: 'unknown', language };
}

function partsOf(path: string): readonly string[] {
  const [, ...parts] = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

const languageTag = /^([a-z]{2})(?:[-_][a-z0-9]{2,4})?$/i;

/** Maps another tag of a supported language (`pt-BR`) to that language, all others to English. */
function resolveForeign(first: string, tail: string): Resolved {
  const [, tag] = languageTag.exec(first) ?? [];
  const language = languages.find((one) => one === tag?.toLowerCase()) ?? defaultLanguage;
  const route =
    tag === undefined
      ? matchWithoutLanguage(first, tail)
      : (matchTail(tail, language) ??
        matchAnyTail(tail) ??
        (cartWord.test(tail) ? cart : undefined));
  return route ? { kind: 'moved', to: pathOf(route, language) } : { kind: 'unknown', language };
}

/** The root is handled elsewhere. */
const matchWithoutLanguage = (first: string, tail: string): Route | undefined =>
  first === '' ? undefined : matchAnyTail(tail ? `${first}/${tail}` : first);

const cart: Route = { name: 'cart', params: {} };

/** In Spanish and Portuguese anywhere; in English only between slashes or hyphens. */
const cartWord = /carrito|carrinho|(?:^|[/-])carts?(?:$|[/-])/i;

/** Plain names come before parameters: no page hides another. Only ids are case-sensitive. */
function matchTail(tail: string, language: Language): Route | undefined {
  const small = tail.toLowerCase();
  const plain = routeNames.find((name) => routeTable[name][language] === small);
  if (plain) return { name: plain, params: {} };
  for (const { name, pattern } of patterns[language]) {
    const { id, ...words } = pattern.exec(tail)?.groups ?? {};
    const [word] = Object.entries(words);
    if (id !== undefined) return { name, params: { id } };
    if (word) return { name, params: { [word[0]]: word[1].toLowerCase() } };
  }
  return undefined;
}

function matchAnyTail(tail: string): Route | undefined {
  for (const language of languages) {
    const route = matchTail(tail, language);
    if (route) return route;
  }
  return undefined;
}

const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[a-z0-9]+(?:-[a-z0-9]+)*)')}$`, 'i');

const patternsOf = (language: Language) =>
  routeNames
    .filter((name) => routeTable[name][language].includes('{'))
    .map((name) => ({ name, pattern: patternOf(routeTable[name][language]) }));

const patterns = { es: patternsOf('es'), en: patternsOf('en'), pt: patternsOf('pt') };
