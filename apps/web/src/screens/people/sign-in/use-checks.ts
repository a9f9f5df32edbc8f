import { useEffect, useRef } from 'react';

/** The server checks too, so a press does not wait for a stalled download. */
const atMostMs = 1_500;

const fetchChecks = () => import('./sign-in-check.js');
type Checks = Awaited<ReturnType<typeof fetchChecks>>;

/** Rules and texts, loaded after the page. If that fails, only the server validates. */
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
    soon: () =>
      Promise.race([
        loading.current,
        new Promise<undefined>((resolve) => setTimeout(resolve, atMostMs, undefined)),
      ]),
  };
}
