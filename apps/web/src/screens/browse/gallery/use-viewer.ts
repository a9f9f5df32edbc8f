import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isPlain } from '../../../ui/app-link.js';
import { openerId, pictureId, viewerId } from './picture-ids.js';

/** Ends a swipe in browsers without `scrollend`. */
const restMs = 150;

/** Replaces the history entry, so that one step back closes the viewer. */
const show = (id: string) => location.replace(`#${id}`);

const shownIn = (root: HTMLElement) => root.querySelector<HTMLElement>(':scope > :target');

const prefix = pictureId('');

/** Adds arrow keys and Escape, records swipes in the fragment, and restores the focus on close. */
export function useViewer() {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root);
  useSwipes(root);
  useFocusBack();
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]'); // as: React events target elements
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

/** In the next frame, when the page behind is visible and focusable again. */
const focusBack = (id: string) =>
  requestAnimationFrame(() => document.getElementById(openerId(id.slice(prefix.length)))?.focus());

const pictureIn = (url: string): string | undefined =>
  [new URL(url).hash.slice(1)].find((id) => id.startsWith(prefix));

/** Uses the event's URLs: another key press may have changed `location` already. */
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
