import {
  type DOMAttributes,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** How long a way back is offered. */
const offeredMs = 8_000;

export interface Offered {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** What on the offer stops its clock. */
  readonly hold: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Counts the time of the offer down, but for while it is pointed at or has the focus. A press by the
 * keyboard, or by what reads the screen aloud, is followed to it: what was pressed may be gone, and
 * then nobody has to be quick. One by a pointer is not, so that its next key undoes nothing.
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

/** Whether the last press on the page was a pointer's; a key's click counts no presses. */
function useLastPress(): RefObject<boolean | undefined> {
  const isPointer = useRef<boolean>(undefined);
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => (isPointer.current = detail > 0);
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return isPointer;
}
