import type { BuilderView } from '@shop/ports/screens';
import { useEffect, useRef } from 'react';

/** Moves the focus to the open ticket if the new view removed the focused element. */
export function useKeptFocus(view: BuilderView): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const isGone = last.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) focusPanel();
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element; // as: only elements take the focus
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [view]);
}

export const focusPanel = () => document.getElementById('panel')?.focus({ preventScroll: true });
