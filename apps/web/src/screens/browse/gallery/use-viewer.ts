import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlain } from '../../../ui/app-link.js';
import { openerId, pictureId, viewerId } from './picture-ids.js';

/** How long a swipe has to rest where the browser does not say that it is over. */
const restMs = 150;

/** One entry of the history while pictures are shown, so that one step back closes them. */
const show = (id: string) => location.replace(`#${id}`);

const shownIn = (root: HTMLElement) => root.querySelector<HTMLElement>(':scope > :target');

const prefix = pictureId('');

/**
 * What scripts add to the pictures shown large: arrows move, Escape closes, a swipe is noted in the
 * address, and the focus goes back to the picture that was looked at last.
 */
export function useViewer() {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root);
  useSwipes(root);
  useFocusBack();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]'); // as: of React's own tree
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const id = link.hash.slice(1);
    show(id.startsWith(prefix) ? id : viewerId);
  };
  return { root, onClick };
}

type Root = RefObject<HTMLDivElement | null>;

function useKeys(root: Root): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shown = root.current && shownIn(root.current);
      if (!shown || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = {
        ArrowLeft: shown.previousElementSibling,
        ArrowRight: shown.nextElementSibling,
        Home: shown.parentElement?.firstElementChild,
        End: shown.parentElement?.lastElementChild,
        Escape: root.current,
      }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      if (next) show(next.id);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [root]);
}

function useSwipes(root: Root): void {
  useEffect(() => {
    const row = root.current;
    if (!row) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const seen = row.children[Math.round(row.scrollLeft / row.clientWidth)];
      if (seen && shownIn(row) && !seen.matches(':target')) show(seen.id);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, restMs);
    };
    const [kind, answer] = 'onscrollend' in row ? ['scrollend', settle] : ['scroll', wait];
    row.addEventListener(kind, answer);
    return () => {
      clearTimeout(timer);
      row.removeEventListener(kind, answer);
    };
  }, [root]);
}

/** In the next paint: only then is the page behind there to be reached, in any browser. */
const focusBack = (id: string) =>
  requestAnimationFrame(() => document.getElementById(openerId(id.slice(prefix.length)))?.focus());

const pictureIn = (url: string): string | undefined =>
  [new URL(url).hash.slice(1)].find((id) => id.startsWith(prefix));

/** Told by the event's own addresses: a second key may have changed the page's before it comes. */
function useFocusBack(): void {
  useEffect(() => {
    const follow = ({ oldURL, newURL }: HashChangeEvent) => {
      const left = pictureIn(oldURL);
      if (left && !pictureIn(newURL)) focusBack(left);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}
