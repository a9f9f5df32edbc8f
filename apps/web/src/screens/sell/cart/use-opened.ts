import { useEffect, useRef } from 'react';
import { editWayId } from './edit-way.js';

/**
 * Whether what is open was opened by a press, not by the page's address. Once a form is closed and
 * nothing else has the focus, it goes back to where it was opened.
 */
export function useOpened(id: string | undefined): boolean {
  const first = useRef(id);
  const last = useRef(id);
  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id !== first.current) first.current = undefined;
    if (id || !closed || document.activeElement !== document.body) return;
    document.getElementById(editWayId(closed))?.focus({ preventScroll: true });
  }, [id]);
  return id !== undefined && id !== first.current;
}
