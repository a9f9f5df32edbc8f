import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of a page that its address opens. */
export interface OpenPart {
  /** Empty when the address names none. */
  readonly id: string;
  /** The address only tells what was opened here: it may be late, and opens nothing again. */
  readonly isKept: boolean;
  /** Tells the address that a part was opened or closed. */
  keep(part: string, isOpen: boolean): void;
}

/** Marks an address that was written after the page, rather than the page after it. */
const kept = 'kept';

/** The address is replaced: Back leads to the page before, not through every part that was open. */
export function useOpenInHash(): OpenPart {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const id = hash.slice(1);
  const isKept = state === kept;
  // What was told last, ahead of the render: one part closes in the moment the next one opens.
  const told = useRef(id);
  useLayoutEffect(() => {
    if (!isKept) told.current = id;
  }, [id, isKept]);
  const keep = (part: string, isOpen: boolean) => {
    const next = isOpen ? part : told.current === part ? '' : told.current;
    if (next === told.current) return;
    told.current = next;
    void navigate(`${pathname}${search}${next && `#${next}`}`, { replace: true, state: kept });
  };
  return { id, isKept, keep };
}
