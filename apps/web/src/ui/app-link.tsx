import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';

/** Opens an address in place of the page in view. False: it leaves that to the browser. */
export type OpenInPlace = (href: string) => boolean;

/**
 * How a link opens one of our pages. A page has a hundred links, and the router's own hook does
 * more than one of them needs.
 */
export const OpenContext = createContext<OpenInPlace>(() => false);

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A press that asks for a new tab, a window or a download is the browser's own. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link. One with `download` or `target` is always the browser's own. The router's own part for
 * links brings 7 kB of scripts for prefetching and forms that this shop does not use.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const follow = useFollow();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (rest.target === undefined && rest.download === undefined) follow(event, href);
  };
  return <a href={href} onClick={press} {...rest} />;
}

function useFollow() {
  const open = useContext(OpenContext);
  return (event: MouseEvent, href: string) => {
    if (!event.defaultPrevented && isPlain(event) && open(href)) event.preventDefault();
  };
}

/** The same for a part that was written as HTML: links to our own pages are all it has. */
export function useWrittenLinks() {
  const follow = useFollow();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a'); // as: of React's own tree
    if (link) follow(event, link.getAttribute('href') ?? '');
  };
}
