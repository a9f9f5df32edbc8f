import {
  type DOMAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

const offeredMs = 8_000;

export interface Offered {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Handlers that pause the countdown. */
  readonly hold: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Counts the offer down, paused while it is hovered or focused. After a key press or screen reader
 * action it takes the focus, since the pressed element may be gone. After a click it does not, so
 * that the next key press does not undo.
 */
export function useOffer(back: string | undefined, over: () => void): Offered {
  const ref = useRef<HTMLDivElement>(null);
  const left = useRef(offeredMs);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPointer = useLastPress();
  const end = useEffectEvent(over);
  useEffect(() => {
    left.current = offeredMs;
    if (back && isPointer.current === false)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [back, isPointer]);
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (!back || isHeld) return;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [back, isHeld]);
  return {
    ref,
    hold: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

/** True if the last click came from a pointer; clicks by key have `detail` 0. */
function useLastPress(): RefObject<boolean | undefined> {
  const isPointer = useRef<boolean>(undefined);
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => (isPointer.current = detail > 0);
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return isPointer;
}
