import {
  type ComponentType,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { loadLateTexts } from './late-texts.js';
import { comeAlive, islandLink } from './early-press.js';

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
  const open = ({ href }: HTMLAnchorElement) =>
    fetchOnce().then(
      (part) => {
        setIsland(() => part);
        setOpen(true);
      },
      () => location.assign(href),
    );
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    void open(event.currentTarget);
  };
  const answerEarlyPress = useEffectEvent(() => {
    const link = trigger.current;
    if (link && comeAlive(link)) void open(link);
  });
  useEffect(() => answerEarlyPress(), []);
  const ahead = () => void fetchOnce().catch(() => undefined);
  return {
    Island,
    isOpen,
    close: () => setOpen(false),
    /** Goes on the link. */
    link: { ...islandLink, ref: trigger, onClick: press, onPointerEnter: ahead, onFocus: ahead },
    trigger,
  };
}
