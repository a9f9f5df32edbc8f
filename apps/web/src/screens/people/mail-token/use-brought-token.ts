import { isMailToken } from '@shop/domain';
import { useLayoutEffect, useState } from 'react';

/**
 * The token that the link of a mail brings behind the `#`. It is taken out of the address at once:
 * nobody reads it there, copies it or finds it in the history.
 */
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
    // From here on the field is there when it is wanted (`entry-early.ts`).
    delete document.documentElement.dataset.linked;
    // A second link, opened where the page of the first one stands, is no new page.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return { token, drop: () => setToken(undefined) };
}
