import type { PromoView } from '@shop/ports/screens';
import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Where a code was sent from is gone once it is taken, and the other way round: the focus stays with
 * the code, or at the field that has to be mended.
 */
export function useCodeFocus({ taken, typed, problem }: PromoView) {
  const part = useRef<HTMLDivElement>(null);
  const isIn = useRef(false);
  const said = `${taken?.code} ${typed} ${problem?.detail}`;
  const last = useRef(said);
  useEffect(() => {
    if (last.current === said) return;
    last.current = said;
    if (!isIn.current) return;
    const way = problem ? '#field-promo' : '[data-code], summary';
    part.current?.querySelector<HTMLElement>(way)?.focus();
  }, [said, problem]);
  return {
    ref: part,
    onFocus: () => void (isIn.current = true),
    // What is taken out of the page is left for nowhere: then it still counts.
    onBlur: ({ relatedTarget }: FocusEvent) => void (isIn.current = relatedTarget === null),
  };
}
