import { useEffect, useRef } from 'react';

/** Props of a late part's root: marks it as hydrated, so that held events are replayed. */
export function useLatePart() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.setAttribute('data-awake', '');
    document.dispatchEvent(new Event('awake'));
  }, []);
  return { ref, 'data-late-part': '' };
}
