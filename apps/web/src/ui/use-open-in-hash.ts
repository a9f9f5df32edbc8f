import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of a page that its address opens. */
export interface OpenPart {
  /** Empty when the address names none. */
  readonly id: string;
  /** Tells the address that a part was opened or closed. */
  keep(part: string, isOpen: boolean): void;
}

/** The address is replaced: Back leads to the page before, not through every part that was open. */
export function useOpenInHash(): OpenPart {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const id = hash.slice(1);
  // What was told last, ahead of the render: one part closes in the moment the next one opens.
  const told = useRef(id);
  useLayoutEffect(() => {
    told.current = id;
  }, [id]);
  const keep = (part: string, isOpen: boolean) => {
    const next = isOpen ? part : told.current === part ? '' : told.current;
    if (next === told.current) return;
    told.current = next;
    void navigate(`${pathname}${search}${next && `#${next}`}`, { replace: true });
  };
  return { id, keep };
}
