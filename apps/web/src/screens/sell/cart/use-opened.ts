import { useEffect, useRef } from 'react';
import { editWayId } from './edit-way.js';

/**
 * Whether what is open was opened by a press, not by the page's address. Once a form is closed, what
 * it was of is in view, and has the focus again if nothing else has.
 */
export function useOpened(id: string | undefined): boolean {
  const first = useRef(id);
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id !== first.current) first.current = undefined;
    if (id || !closed) return;
    const way = document.getElementById(editWayId(closed));
    way?.closest('li, section')?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) way?.focus({ preventScroll: true });
  }, [id]);
  return id !== undefined && id !== first.current;
}
