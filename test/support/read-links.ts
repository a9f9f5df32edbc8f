import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Where a page leads, with addresses as written in the HTML. */
export interface PageLinks {
  readonly anchors: readonly string[];
  /** Addresses of GET forms when submitted as they are. */
  readonly forms: readonly string[];
  /** Pictures, symbols, style sheets, scripts, icons. */
  readonly sources: readonly string[];
  /** Addresses of `<link>` in the head. */
  readonly relations: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export type Attributes = Readonly<Record<string, string>>;

export function readLinks(document: Tree.Document): PageLinks {
  const elements = elementsOf(document);
  const all = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName)).map(attributesOf);
  const links = all('link');
  const isRelation = ({ rel = '' }: Attributes) => ['canonical', 'alternate'].includes(rel);
  const hrefs = (found: readonly Attributes[]) => found.flatMap(({ href }) => href ?? []);
  return {
    anchors: hrefs(all('a', 'area')),
    forms: elements.filter(isGetForm).map(addressOf),
    sources: [
      ...all('img', 'script', 'source').flatMap(({ src }) => src ?? []),
      ...hrefs(all('use', 'image')),
      ...hrefs(links.filter((link) => !isRelation(link))),
    ],
    relations: hrefs(links.filter(isRelation)),
    ids: new Set(elements.flatMap((element) => attributesOf(element).id ?? [])),
  };
}

export function elementsOf(node: Tree.Node): readonly Tree.Element[] {
  if (!('childNodes' in node)) return [];
  const below = node.childNodes.flatMap(elementsOf);
  return 'tagName' in node ? [node, ...below] : below;
}

// Destructured: looking up a global is slow in jest's sandbox.
const { fromEntries } = Object;
export const attributesOf = ({ attrs }: Tree.Element): Attributes =>
  fromEntries(attrs.map(({ name, value }) => [name, value]));

function isGetForm(element: Tree.Element): boolean {
  const { action, method = 'get' } = attributesOf(element);
  return element.tagName === 'form' && action !== undefined && method.toLowerCase() === 'get';
}

/** The form's address with its current fields; a repeated name counts once. */
function addressOf(form: Tree.Element): string {
  const query = new URLSearchParams(elementsOf(form).flatMap(fieldsOf));
  return `${attributesOf(form).action}?${query.toString()}`;
}

/** What one element of a form sends; a button sends only when pressed. */
export function fieldsOf(element: Tree.Element): [string, string][] {
  const { name, type = 'text', value = '', checked, disabled } = attributesOf(element);
  if (!name || disabled !== undefined) return [];
  if (element.tagName === 'select') return [[name, chosenIn(element)]];
  if (element.tagName !== 'input' || ['submit', 'button'].includes(type)) return [];
  const isTicked = !['checkbox', 'radio'].includes(type) || checked !== undefined;
  return isTicked ? [[name, value]] : [];
}

function chosenIn(select: Tree.Element): string {
  const options = elementsOf(select).filter(({ tagName }) => tagName === 'option');
  const values = options.map(attributesOf);
  return (values.find(({ selected }) => selected !== undefined) ?? values[0])?.value ?? '';
}
