import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Where a page leads, as its addresses stand in the HTML. */
export interface PageLinks {
  readonly anchors: readonly string[];
  /** Where a form by GET leads when it is sent as it stands. */
  readonly forms: readonly string[];
  /** Pictures, parts of drawings, style sheets, scripts, icons. */
  readonly sources: readonly string[];
  /** Other addresses of the page, said in its head. */
  readonly relations: readonly string[];
  readonly ids: ReadonlySet<string>;
}

export type Attributes = Readonly<Record<string, string>>;

/** Reads what a page leads to, drawings included, as the HTML standard says. */
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

// By its own name: a global is slow to find in the sandbox of jest.
const { fromEntries } = Object;
export const attributesOf = ({ attrs }: Tree.Element): Attributes =>
  fromEntries(attrs.map(({ name, value }) => [name, value]));

function isGetForm(element: Tree.Element): boolean {
  const { action, method = 'get' } = attributesOf(element);
  return element.tagName === 'form' && action !== undefined && method.toLowerCase() === 'get';
}

/** The form's address with the fields as they are filled; a repeated name once is enough. */
function addressOf(form: Tree.Element): string {
  const query = new URLSearchParams(elementsOf(form).flatMap(fieldsOf));
  return `${attributesOf(form).action}?${query.toString()}`;
}

/** What a form sends of one of its elements, as it is filled; a button only when it is pressed. */
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
