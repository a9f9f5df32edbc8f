import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse5 } from './built.js';

const { html, parse } = parse5;

/** What a crawler without scripts reads of a page. */
export interface ReadDocument {
  readonly title: string;
  readonly headings: readonly string[];
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, string>>;
  readonly graph: readonly Record<string, unknown>[];
}

/** Parses a page's HTML as the standard says. */
export const readDocument = (text: string): ReadDocument => readParsed(parse(text));

export function readParsed(document: Tree.Document): ReadDocument {
  const elements = elementsOf(document);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const attributes = (name: string) => named(name).map(attributesOf);
  const links = attributes('link');
  const data = named('script').find((one) => attributesOf(one).type === 'application/ld+json');
  return {
    title: textOf(named('title')[0]),
    headings: named('h1').map(textOf),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    meta: Object.fromEntries(
      attributes('meta').flatMap(({ name, property, content = '' }) =>
        name || property ? [[name ?? property, content]] : [],
      ),
    ),
    graph: graphOf(data ? textOf(data) : ''),
  };
}

/** The element is empty on a page without structured data. */
const graphOf = (text: string) =>
  text ? (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'] : []; // as: what is tested

/** Inline SVGs have titles of their own, which are not the page's. */
function elementsOf(node: Tree.Node): readonly Tree.Element[] {
  if (!('childNodes' in node)) return [];
  const below = node.childNodes.flatMap(elementsOf);
  return 'tagName' in node && node.namespaceURI === html.NS.HTML ? [node, ...below] : below;
}

const attributesOf = ({ attrs }: Tree.Element): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

export function textOf(node: Tree.Node | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
