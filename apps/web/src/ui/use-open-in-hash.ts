import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of a page that the URL fragment opens. */
export interface OpenPart {
  /** Empty if the URL has no fragment. */
  readonly id: string;
  /** The fragment only records what the visitor opened here, maybe late: do not open it again. */
  readonly isKept: boolean;
  keep(part: string, isOpen: boolean): void;
}

/** History state of a fragment that `keep` wrote. */
const kept = 'kept';

/** Replaces the history entry, so Back leaves the page. */
export function useOpenInHash(): OpenPart {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const id = hash.slice(1);
  const isKept = state === kept;
  // The latest fragment, ahead of rendering: opening one part closes another in the same moment.
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
