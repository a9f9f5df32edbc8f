import { useEffect, useRef } from 'react';

/**
 * For the outermost element of a part whose code comes late. It says that the part is operated from
 * now on: until then presses in it are held, and then they are done again.
 */
export function useLatePart() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.setAttribute('data-awake', '');
    document.dispatchEvent(new Event('awake'));
  }, []);
  return { ref, 'data-late-part': '' };
}
