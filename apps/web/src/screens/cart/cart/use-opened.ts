import { useEffect, useRef } from 'react';
import { editWayId } from './edit-way.js';

/**
 * True if a press opened the form, not the URL. When a form closes, its line scrolls into view and
 * takes the focus if nothing else has it.
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
