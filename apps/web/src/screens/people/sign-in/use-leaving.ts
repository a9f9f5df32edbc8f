import { useEffect, useState } from 'react';

/** Set from a press that leaves the page; a page from the browser's cache is no longer leaving. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);
  return { isLeaving, setLeaving };
}
