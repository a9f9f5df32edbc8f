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

/** Our pages are opened in place; other origins, our endpoints and parts of a page are not. */
export const isOwnPage = (href: string) => /^\/(?!\/|api\/)/.test(href);

/** A press that asks for a new tab, a window or a download is the browser's own. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link. One with `download` or `target` is always the browser's own. The router's own part for
 * links brings 7 kB of scripts for prefetching and forms that this shop does not use.
 */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const navigate = useContext(NavigateContext);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOurs = isOwnPage(href) && rest.target === undefined && rest.download === undefined;
    if (event.defaultPrevented || !isOurs || !navigate || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return <a href={href} onClick={open} {...rest} />;
}
