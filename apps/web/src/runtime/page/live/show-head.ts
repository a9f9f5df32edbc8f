import type { PageView } from '@shop/ports/screens';
import { graphOf, type HeadTag, headTags, headTagsSelector } from '../document/head-tags.js';
import type { Shown } from '../../../shop/page-key.js';
import { showVisitor } from '../../../shop/visitor-attributes.js';

/** Writes a page's head and visitor attributes into the current document. */
export function showHead({ head, frame, visitor }: PageView): void {
  const { documentElement: root } = document;
  document.title = head.title;
  root.lang = frame.languageTag;
  showVisitor(visitor);
  replaceTags(headTags({ head, frame }, visitor.theme).map(elementOf));
  const graph = document.getElementById('graph');
  if (graph) graph.textContent = JSON.stringify(graphOf(head)) ?? '';
}

/** Focuses the heading, or the field marked `data-first`. */
export function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('#main [data-first]');
  if (field) return field.focus({ preventScroll: true });
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.querySelector('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

export function focusPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  if (part.tabIndex < 0) part.setAttribute('tabindex', '-1');
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/**
 * A document stays personal or not: third-party code of one kind would keep running in the other
 * (docs/rules/requests.md#personal). A page of the other kind loads as a document; the promise
 * never resolves.
 */
export const shownOf = (page: PageView, path: string): Shown | Promise<Shown> =>
  isOfThisKind(page) ? { kind: 'page', page } : new Promise(() => location.replace(path));

export function isOfThisKind({ frame }: Pick<PageView, 'frame'>): boolean {
  const text = document.getElementById('page')?.textContent ?? '';
  const first = JSON.parse(text) as Pick<PageView, 'frame'>; // as: our server writes it
  return first.frame.isPersonal === frame.isPersonal;
}

function elementOf({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Keeps the existing tags if they are equal, as for the first page. */
function replaceTags(now: readonly Element[]): void {
  const before = [...document.head.querySelectorAll(headTagsSelector)];
  const isSame =
    before.length === now.length && now.every((tag, i) => tag.isEqualNode(before[i] ?? null));
  if (isSame) return;
  for (const tag of before) tag.remove();
  document.head.append(...now);
}
