import type { PageView } from '@shop/ports/screens';
import { graphOf, type HeadTag, headTags, headTagsSelector } from '../document/head-tags.js';
import type { Shown } from '../../../shop/page-key.js';
import { showVisitor } from '../../../shop/visitor-attributes.js';

/** Writes what a page says about itself into the document that is already there. */
export function showHead({ head, frame, visitor }: PageView): void {
  const { documentElement: root } = document;
  document.title = head.title;
  root.lang = frame.languageTag;
  showVisitor(visitor);
  replaceTags(headTags({ head, frame }, visitor.theme).map(elementOf));
  const graph = document.getElementById('graph');
  if (graph) graph.textContent = JSON.stringify(graphOf(head)) ?? '';
}

/** Of a page that somebody comes to in order to type: its field. */
export function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('#main [data-first]');
  if (field) return field.focus({ preventScroll: true });
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** What a press on this page led to: in view, and with the focus. */
export function focusPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  if (part.tabIndex < 0) part.setAttribute('tabindex', '-1');
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/**
 * A page is shown in a document of its kind, personal or not: third-party code of one would run on in
 * the other (docs/rules/requests.md#personal). Else it is loaded, and the page in view stays until then.
 */
export const shownOf = (page: PageView, path: string): Shown | Promise<Shown> =>
  isOfThisKind(page) ? { kind: 'page', page } : new Promise(() => location.replace(path));

export function isOfThisKind({ frame }: Pick<PageView, 'frame'>): boolean {
  const text = document.getElementById('page')?.textContent ?? '';
  const first = JSON.parse(text) as Pick<PageView, 'frame'>; // as: by our own server render
  return first.frame.isPersonal === frame.isPersonal;
}

function elementOf({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The document's own tags stay when they say the same: a page that came with it changes nothing. */
function replaceTags(now: readonly Element[]): void {
  const before = [...document.head.querySelectorAll(headTagsSelector)];
  const isSame =
    before.length === now.length && now.every((tag, i) => tag.isEqualNode(before[i] ?? null));
  if (isSame) return;
  for (const tag of before) tag.remove();
  document.head.append(...now);
}
