import { useEffect, useRef } from 'react';

const fetchWords = () => import('./error-text.js');
/** The rule of e-mails comes with them: it is of no use before. */
export type Words = Awaited<ReturnType<typeof fetchWords>>;

/**
 * The words of the error catalogue, fetched once the page stands: its three languages weigh more
 * than this page's own code. Where they can't be had the server's answer alone speaks.
 */
export function useErrorText() {
  const loaded = useRef<Words>(undefined);
  useEffect(() => {
    fetchWords().then(
      (words) => (loaded.current = words),
      () => undefined,
    );
  }, []);
  return { now: () => loaded.current };
}
