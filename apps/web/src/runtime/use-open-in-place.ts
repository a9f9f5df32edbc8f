import type { FrameView } from '@shop/ports/screens';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

type Personal = Pick<FrameView, 'isPersonal' | 'personal'>;

/** Other origins, our endpoints and parts of a page are the browser's. */
const isOwnPage = (href: string) => /^\/(?!\/|api\/)/.test(href);

/**
 * Whether an address may be shown in place of the page in view. A personal page is a document of its
 * own: third-party code of the page before would run on in it (docs/rules/requests.md#personal).
 */
export function isShownInPlace(href: string, { isPersonal, personal }: Personal): boolean {
  if (!isOwnPage(href)) return false;
  const { pathname } = new URL(href, location.href);
  if (pathname === location.pathname) return true;
  return !isPersonal && !personal.some((begin) => pathname.startsWith(begin));
}

/** Opens a page in place of this one. False where the browser has to load it. */
export function useOpenInPlace(frame: Personal) {
  const navigate = useNavigate();
  const { isPersonal, personal } = frame;
  return useCallback(
    (href: string, how?: NavigateOptions): boolean => {
      if (!isShownInPlace(href, { isPersonal, personal })) return false;
      void navigate(href, how);
      return true;
    },
    [navigate, isPersonal, personal],
  );
}
