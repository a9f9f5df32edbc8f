import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { loadLateTexts } from '../texts/load-texts.js';

/**
 * A link to a part of the footer that opens an island instead, once scripts are there. The code of
 * the island is fetched when the link is near to being pressed; when it can't be had, the link is a
 * link.
 */
export function useIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLAnchorElement>(null);
  const fetched = useRef<Promise<ComponentType<Props>>>(undefined);

  const fetchOnce = () => {
    fetched.current ??= Promise.all([load(), loadLateTexts()]).then(([part]) => part);
    fetched.current.catch(() => (fetched.current = undefined));
    return fetched.current;
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { hash } = event.currentTarget;
    fetchOnce().then(
      (part) => {
        setIsland(() => part);
        setOpen(true);
      },
      () => (location.hash = hash),
    );
  };
  const ahead = () => void fetchOnce().catch(() => undefined);
  return {
    Island,
    isOpen,
    close: () => setOpen(false),
    /** Goes on the link. */
    link: { ref: trigger, onClick: open, onPointerEnter: ahead, onFocus: ahead },
    trigger,
  };
}
