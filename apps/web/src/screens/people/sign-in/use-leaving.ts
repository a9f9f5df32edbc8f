import { useEffect, useState } from 'react';

/** True from the press that leaves the page; reset if it returns from the back/forward cache. */
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
