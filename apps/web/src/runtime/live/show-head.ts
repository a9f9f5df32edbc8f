import type { PageView } from '@shop/ports/screens';
import { graphOf, type HeadTag, headTags, headTagsSelector } from '../document/head-tags.js';
import { showVisitor } from '../../shop/visitor-attributes.js';

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
