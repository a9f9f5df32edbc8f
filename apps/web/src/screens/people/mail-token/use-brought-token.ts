import { isMailToken } from '@shop/domain';
import { useLayoutEffect, useState } from 'react';

/** Takes the token of an emailed link out of the URL at once, so that no history entry keeps it. */
export function useBroughtToken() {
  const [token, setToken] = useState<string>();
  useLayoutEffect(() => {
    const take = () => {
      const brought = location.hash.slice(1);
      if (!isMailToken(brought)) return;
      setToken(brought);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    take();
    // From here on the field shows if it is needed (`entry-early.ts`).
    delete document.documentElement.dataset.linked;
    // Another emailed link to this page changes only the fragment.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { token, drop: () => setToken(undefined) };
}
