import { type AnchorHTMLAttributes, createContext, type MouseEvent, useContext } from 'react';
import type { NavigateFunction } from 'react-router-dom';

/** Shared by all links: the router's own hook is too costly for the hundred links of a page. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * True for paths that the router opens: not other origins, `/api/` endpoints or fragments. Browsers
 * read `\` as `/` and drop tabs and line breaks, so such an address may be another origin.
 */
export const isOwnPage = (href: string) => /^\/(?!\/|api\/)[^\\\p{Cc}]*$/u.test(href);

/** False for clicks that open a new tab or window, or download: the browser handles those. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The router's own `Link` would add 7 kB for prefetching and forms that the shop does not use. */
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

/** The same for links in HTML of the document, which React does not render. */
export function useWrittenLinks() {
  const openInPlace = useOpenInPlace();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a'); // as: React events target elements
    if (link) openInPlace(event, link.getAttribute('href') ?? '');
  };
}
