import { useEffect, useRef } from 'react';

const fetchChecks = () => import('./sign-in-check.js');
type Checks = Awaited<ReturnType<typeof fetchChecks>>;

/**
 * The rules of the forms and their words. They are fetched once the page stands: nobody is quicker
 * than they are at filling in a form, and when they can't be had the server checks alone.
 */
export function useChecks() {
  const loaded = useRef<Checks>(undefined);
  const loading = useRef<Promise<Checks | undefined>>(undefined);
  useEffect(() => {
    loading.current = fetchChecks().then(
      (checks) => (loaded.current = checks),
      () => undefined,
    );
  }, []);
  return {
    now: () => loaded.current,
    soon: async () => loading.current,
  };
}
