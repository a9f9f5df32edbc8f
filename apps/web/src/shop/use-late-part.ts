import { useEffect, useRef } from 'react';

/**
 * Props for a late part's root element. They mark it as hydrated, so that held events are replayed.
 */
export function useLatePart() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.setAttribute('data-awake', '');
    document.dispatchEvent(new Event('awake'));
  }, []);
  return { ref, 'data-late-part': '' };
}
