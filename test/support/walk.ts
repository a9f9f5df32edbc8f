import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parse5 } from './built.js';
import { textOf } from './read-document.js';
import { attributesOf, elementsOf, fieldsOf } from './read-links.js';
import type { Visitor } from './visitor.js';

/** Identifies a button by its text, its field, or the action of its form. */
type Sought =
  | string
  | { readonly name: string; readonly value: string }
  | { readonly action: string };

const mostHops = 3;

/** A page for a browser without scripts: follows its links, presses its buttons. */
export class Walk {
  private readonly forms: readonly Tree.Element[];
  private readonly formAround: ReadonlyMap<Tree.Element, Tree.Element>;

  private constructor(
    private readonly visitor: Visitor,
    readonly address: string,
    readonly status: number,
    readonly html: string,
    private readonly elements: readonly Tree.Element[],
  ) {
    this.forms = elements.filter(({ tagName }) => tagName === 'form');
    this.formAround = new Map(
      this.forms.flatMap((form) => elementsOf(form).map((element) => [element, form] as const)),
    );
  }

  static async open(visitor: Visitor, address: string): Promise<Walk> {
    const { pathname, search } = new URL(address, visitor.url);
    const path = pathname + search;
    return Walk.read(visitor, path, await visitor.get(path, { accept: 'text/html' }));
  }

  /** Posts a form that no page contains. */
  static async post(
    visitor: Visitor,
    path: string,
    fields: Readonly<Record<string, string | string[]>>,
  ): Promise<Walk> {
    return Walk.read(visitor, path, await visitor.postForm(path, fields));
  }

  /** Follows a few redirects within the shop, but none to another site. */
  private static async read(visitor: Visitor, address: string, first: Response): Promise<Walk> {
    let [at, response] = [address, first];
    for (let hop = 0; hop < mostHops && response.headers.has('location'); hop += 1) {
      const next = new URL(response.headers.get('location') ?? '', visitor.url);
      at = next.origin === visitor.url ? next.pathname + next.search : next.href;
      if (next.origin !== visitor.url) break;
      response = await visitor.get(at, { accept: 'text/html' });
    }
    const html = await response.text();
    return new Walk(visitor, at, response.status, html, elementsOf(parse5.parse(html)));
  }

  get text(): string {
    return wordsOf(this.elements.find(({ tagName }) => tagName === 'main'));
  }

  /** The text of the element with this id. */
  at(id: string): string {
    return wordsOf(this.partOf(id));
  }

  linksAt(id: string): readonly string[] {
    const part = this.partOf(id);
    return part
      ? elementsOf(part)
          .filter(({ tagName }) => tagName === 'a')
          .map(hrefOf)
      : [];
  }

  /** Addresses of the links in `<main>`, with their texts. */
  get links(): readonly { readonly href: string; readonly name: string }[] {
    return this.inMain('a').map((one) => ({ href: hrefOf(one), name: nameOf(one) }));
  }

  valuesOf(name: string): readonly string[] {
    return this.inMain('button')
      .map(attributesOf)
      .flatMap((one) => (one.name === name && one.value !== undefined ? [one.value] : []));
  }

  async follow(isIt: (link: { href: string; name: string }) => boolean): Promise<Walk> {
    const link = this.links.find(isIt);
    if (!link) throw new Error(`no such link on ${this.address}: ${this.text}`);
    return Walk.open(this.visitor, new URL(link.href, this.visitor.url + this.address).href);
  }

  async press(sought: Sought, filled: Readonly<Record<string, string>> = {}): Promise<Walk> {
    const { button, form } = this.buttonOf(sought);
    const its = attributesOf(button);
    const whole = attributesOf(form);
    const fields = this.fieldsIn(form, filled);
    if (its.name) fields.append(its.name, its.value ?? '');
    const action = new URL(its.formaction ?? whole.action ?? '', this.visitor.url + this.address);
    const method = (its.formmethod ?? whole.method ?? 'get').toLowerCase();
    if (method === 'get') return Walk.open(this.visitor, `${action.pathname}?${fields}`);
    return Walk.post(this.visitor, action.pathname, recordOf(fields));
  }

  fieldsOf(sought: Sought): URLSearchParams {
    return this.fieldsIn(this.buttonOf(sought).form, {});
  }

  private partOf(id: string): Tree.Element | undefined {
    return this.elements.find((one) => attributesOf(one).id === id);
  }

  private buttonOf(sought: Sought) {
    const button = this.inMain('button').find((one) => this.isSought(one, sought));
    const form = button && this.formOf(button);
    if (!button || !form) throw new Error(`no such button on ${this.address}: ${this.text}`);
    return { button, form };
  }

  private fieldsIn(form: Tree.Element, filled: Readonly<Record<string, string>>) {
    const own = this.elements.filter((one) => this.formOf(one) === form);
    const fields = new URLSearchParams(own.flatMap(fieldsOf));
    for (const [name, value] of Object.entries(filled)) {
      if (!own.some((one) => attributesOf(one).name === name))
        throw new Error(`no field ${name} on ${this.address}`);
      fields.set(name, value);
    }
    return fields;
  }

  private isSought(button: Tree.Element, sought: Sought): boolean {
    const { name, value, formaction } = attributesOf(button);
    if (typeof sought === 'string') return nameOf(button) === sought;
    if ('name' in sought) return name === sought.name && value === sought.value;
    const form = this.formOf(button);
    return (formaction ?? (form && attributesOf(form).action)) === sought.action;
  }

  private formOf(element: Tree.Element): Tree.Element | undefined {
    const { form: id } = attributesOf(element);
    return id
      ? this.forms.find((form) => attributesOf(form).id === id)
      : this.formAround.get(element);
  }

  private inMain(tag: string): readonly Tree.Element[] {
    const main = this.elements.find(({ tagName }) => tagName === 'main');
    return main ? elementsOf(main).filter(({ tagName }) => tagName === tag) : [];
  }
}

const wordsOf = (element: Tree.Element | undefined): string =>
  textOf(element).replaceAll(/\s+/g, ' ').trim();

const hrefOf = (element: Tree.Element): string => attributesOf(element).href ?? '';
const nameOf = (element: Tree.Element): string =>
  attributesOf(element)['aria-label'] ?? wordsOf(element);

const recordOf = (fields: URLSearchParams): Readonly<Record<string, string[]>> =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
