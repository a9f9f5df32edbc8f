import type { ReactNode } from 'react';

/** Writes what an element has inside, and answers with the same again for the same key. */
export type KeepMarkup = (key: string, inside: () => ReactNode) => string;

let keep: KeepMarkup | undefined;

/** The server alone keeps markup; a browser has its elements. */
export const keepMarkup = (how: KeepMarkup): void => {
  keep = how;
};

/**
 * What an element is given for its inside: elements in a browser; on a server their HTML, which is
 * written once for all pages that have the same. `key` says all that the inside depends on, which
 * reads no context. The last that a component asks for: its hooks stand before.
 */
export const keptInside = (key: () => string, inside: () => ReactNode) =>
  keep ? { dangerouslySetInnerHTML: { __html: keep(key(), inside) } } : { children: inside() };
