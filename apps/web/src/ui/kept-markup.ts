import type { ReactNode } from 'react';

/** Renders an element's content and caches it by key. */
export type KeepMarkup = (key: string, inside: () => ReactNode) => string;

let keep: KeepMarkup | undefined;

/** Called on the server only: browsers render elements. */
export const keepMarkup = (how: KeepMarkup): void => {
  keep = how;
};

/**
 * Props for an element's content: on the server, HTML rendered once per `key`. `key` must name
 * everything that the content depends on, and the content may read no context. Call it after all
 * hooks.
 */
export const keptInside = (key: () => string, inside: () => ReactNode) =>
  keep ? { dangerouslySetInnerHTML: { __html: keep(key(), inside) } } : { children: inside() };
