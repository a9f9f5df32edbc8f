import { useEffect, useRef } from 'react';

const fetchWords = () => import('./error-text.js');
/** Includes the email rule, which is needed only with these texts. */
export type Words = Awaited<ReturnType<typeof fetchWords>>;

/**
 * Loads the large error catalogue after the page. If that fails, only the server reports errors.
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
