import type { PageView } from '@shop/ports/screens';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '../../../shop/shop.js';
import { track } from '../../../shop/analytics.js';
import { focusHeading, focusPart, showHead } from './head.js';

const positions = new Map<string, number>();

/** Remembers where each entry of the history was scrolled to, as it is left. */
function useScrollMemory(key: string): void {
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** From now on we scroll; a reload is left to the browser, which knows the place best. */
function useOwnScroll(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const hand = () => (history.scrollRestoration = 'auto');
    const take = () => (history.scrollRestoration = 'manual');
    window.addEventListener('pagehide', hand);
    window.addEventListener('pageshow', take);
    return () => {
      window.removeEventListener('pagehide', hand);
      window.removeEventListener('pageshow', take);
    };
  }, []);
}

function settleScroll(key: string, type: NavigationType, hash: string): void {
  const known = type === NavigationType.Pop ? positions.get(key) : undefined;
  const target = hash && known === undefined ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: known ?? 0, behavior: 'instant' });
}

/**
 * What a new page does to a document: title and language always; when the path is another, also
 * focus to the heading, the title said politely, and the scroll place; on
 * the same path the part that the address names is in view and has the focus
 * (docs/rules/screens.md#arriving).
 */
export function useArrival(page: PageView, isArriving: boolean): void {
  const { announce } = useShop();
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  /** All entries that the browser made have one key: of a page that was loaded, and of its parts. */
  const entry = key + pathname + hash;
  const shown = useRef({ pathname, key });
  useOwnScroll();
  useScrollMemory(entry);

  useLayoutEffect(() => {
    if (isArriving) return;
    showHead(page);
    const before = shown.current;
    shown.current = { pathname, key };
    const isNewPath = before.pathname !== pathname;
    if (isNewPath || (type === NavigationType.Pop && before.key !== key))
      settleScroll(entry, type, hash);
    if (!isNewPath) {
      const isPressed = type !== NavigationType.Pop && before.key !== key;
      return isPressed && hash ? focusPart(hash.slice(1)) : undefined;
    }
    focusHeading();
    announce(page.head.title);
    track({ event: 'page_view', page: page.head.canonical });
  }, [page, isArriving, pathname, key, entry, hash, type, announce]);
}
