import type { PromoView } from '@shop/ports/screens';
import { type FocusEvent, useEffect, useRef } from 'react';

/** Applying or removing a code replaces its form: the focus stays with the code or the error. */
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
    // A removed element blurs without a `relatedTarget`: the focus still counts as here.
    onBlur: ({ relatedTarget }: FocusEvent) => void (isIn.current = relatedTarget === null),
  };
}
