import type { PageView } from '@shop/ports/screens';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useShop } from '../../../shop/shop.js';
import { track } from '../../../shop/analytics.js';
import { focusHeading, focusPart, showHead } from './head.js';

const positions = new Map<string, number>();

function useScrollMemory(key: string): void {
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Scroll restoration is ours, except on reload, where the browser does it better. */
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
 * Updates the document for a new page: title and language always. On another path it also moves the
 * focus to the heading, announces the title and settles the scroll position. On the same path it
 * focuses the part that the fragment names (docs/rules/screens.md#arriving).
 */
export function useArrival(page: PageView, isArriving: boolean): void {
  const { announce } = useShop();
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  /** Entries that the browser created share one key, so path and fragment tell them apart. */
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
