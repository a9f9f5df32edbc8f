/**
 * Translators replace text nodes with `<font>` elements, and extensions wrap or remove nodes. React
 * keeps its own nodes: it would throw, or update a text that is not shown. So the original text is
 * restored before React touches it; the translator then translates it again.
 */
const standIns = new WeakMap<Node, ChildNode>();
const originals = new WeakMap<Node, ChildNode>();

declare global {
  interface Window {
    /** Document changes since the early script started (`entry-early.ts`). */
    changes: MutationRecord[];
  }
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

function bringBack(text: Node): void {
  const standIn = standIns.get(text);
  if (standIn?.isConnected && !text.isConnected) standIn.replaceWith(text);
  standIns.delete(text);
}

function noteReplaced(record: MutationRecord, rewritten: MutationObserver): void {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
  for (const text of removedNodes) {
    if (!(text instanceof Text)) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => isFont(node) && !originals.has(node),
    ) as ChildNode | undefined; // as: found just above
    if (!standIn) continue;
    standIns.set(text, standIn);
    originals.set(standIn, text);
    rewritten.observe(text, { characterData: true });
  }
}

const isAsleep = (element: Element): boolean =>
  !(element.closest('[data-late-part]') ?? document.documentElement).hasAttribute('data-awake');

/** Hydration needs the server's exact text. */
function bringTextsBack(): void {
  for (const font of document.querySelectorAll('font')) {
    const text = originals.get(font);
    if (text && isAsleep(font)) bringBack(text);
  }
}

/** The child of `parent` that is or contains `node`. */
function placeIn(parent: Node, node: Node): Node | null {
  bringBack(node);
  let place: Node | null = node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Call once, before hydration. */
export function followReplacedTexts(): void {
  const rewritten = new MutationObserver((records) => {
    for (const { target } of records) bringBack(target);
  });
  const noteAll = (records: readonly MutationRecord[]) => {
    for (const record of records) noteReplaced(record, rewritten);
  };
  noteAll(window.changes);
  bringTextsBack();
  window.changes.push = (...records) => {
    noteAll(records);
    // A translator may replace texts again before hydration ends.
    bringTextsBack();
    return 0;
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null) {
    bringBack(node);
    return insertBefore.call(this, node, next && placeIn(this, next)) as Child; // as: it returns `node`
  };
  Node.prototype.removeChild = function <Child extends Node>(node: Child) {
    bringBack(node);
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return node;
  };
}
