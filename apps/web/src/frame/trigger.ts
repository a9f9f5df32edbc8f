import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { loadLateTexts } from './late-texts.js';

export type Island = 'menu-drawer' | 'service-panel' | 'settings-panel' | 'chat-panel';

/** A footer link that opens an island once hydrated. If its code fails to load, it stays a link. */
export function useIsland<Props>(name: Island, load: () => Promise<ComponentType<Props>>) {
  const [Island, setIsland] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLAnchorElement>(null);
  const fetched = useRef<Promise<ComponentType<Props>>>(undefined);

  const fetchOnce = () => {
    fetched.current ??= Promise.all([load(), loadLateTexts()]).then(([part]) => part);
    fetched.current.catch(() => (fetched.current = undefined));
    return fetched.current;
  };
  const open = ({ href }: HTMLAnchorElement) => {
    const { pathname } = location;
    /** Nobody wants it any more on another page. */
    const isWanted = () => location.pathname === pathname;
    return fetchOnce().then(
      (part) => {
        setIsland(() => part);
        if (isWanted()) setOpen(true);
      },
      () => isWanted() && location.assign(href),
    );
  };
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    void open(event.currentTarget);
  };
  const ahead = () => void fetchOnce().catch(() => undefined);
  return {
    Island,
    isOpen,
    close: () => setOpen(false),
    link: {
      'data-island': name,
      ref: trigger,
      onClick: press,
      onPointerEnter: ahead,
      onFocus: ahead,
    },
    trigger,
  };
}
