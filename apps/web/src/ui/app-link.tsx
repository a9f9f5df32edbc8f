import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import type { NavigateFunction } from 'react-router-dom';

/**
 * How a link opens one of our pages in place. A page has a hundred links, and the
 * router's own hook does more than one of them needs.
 */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * Our pages open in place; other origins, our endpoints and fragments do not. Browsers read `\` as
 * `/` and drop tabs and line breaks, so an address with one may lead to another origin.
 */
export const isOwnPage = (href: string) => /^\/(?!\/|api\/)[^\\\p{Cc}]*$/u.test(href);

/** A press that asks for a new tab, a window or a download is the browser's own. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link. One with `download` or `target` is always the browser's own. The router's own part for
 * links brings 7 kB of scripts for prefetching and forms that this shop does not use.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const openInPlace = useOpenInPlace();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (rest.target === undefined && rest.download === undefined) openInPlace(event, href);
  };
  return <a href={href} onClick={open} {...rest} />;
}

function useOpenInPlace() {
  const navigate = useContext(NavigateContext);
  return (event: MouseEvent, href: string) => {
    if (event.defaultPrevented || !isOwnPage(href) || !navigate || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  };
}

/** The same for a part that was written as HTML: links to our own pages are all it has. */
export function useWrittenLinks() {
  const openInPlace = useOpenInPlace();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a'); // as: of React's own tree
    if (link) openInPlace(event, link.getAttribute('href') ?? '');
  };
}
