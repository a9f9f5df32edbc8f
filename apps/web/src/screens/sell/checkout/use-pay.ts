import type { Language } from '@shop/domain';
import { pay, type Problem } from '@shop/ports/screens';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shop/use-action.js';
import { useShop } from '../../../shop/shop.js';
import { isControl, problemIn } from './field-check.js';
import type { OpenCheckout } from './open-checkout.js';
import { useErrorText } from './use-error-text.js';

/**
 * The checkout form with scripts. A field is checked when it is left and cleared as soon as it is
 * right; the server's word comes with the press, on top and at each field, and nothing typed is
 * lost. Leaving the page warns only while the payment is being sent.
 */
export function usePay(view: OpenCheckout, language: Language) {
  const { go } = useShop();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(view.problems);
  const [refusals, setRefusals] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [found, setFound] = useState<Readonly<Record<string, Problem | undefined>>>({});
  const errorText = useErrorText();
  const action = useAction(pay, {
    done: ({ next }) => {
      window.removeEventListener('beforeunload', warn);
      setIsLeaving(true);
      go(next);
    },
    refused: (problems) => {
      setRefused(problems);
      setFound({});
      setRefusals((count) => count + 1);
    },
  });
  useOwnValidation(ref);
  useWarning(action.isBusy);
  useReturn(isLeaving, () => setIsLeaving(false));
  const isRefused = refusals > 0 || view.problems.length > 0;
  useEffect(() => {
    if (isRefused) summary.current?.focus();
  }, [isRefused, refusals]);
  const note = (field: string, problem: Problem | undefined) =>
    setFound((before) => ({ ...before, [field]: problem }));
  const check = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target)) return;
    const { name: field } = target;
    const code = problemIn(target);
    const text = code && errorText.now()?.(code, language);
    note(field, text ? { code, field, text, ways: [] } : undefined);
  };
  const clear = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target) || problemIn(target)) return;
    const { name } = target;
    note(name, undefined);
    setRefused((before) =>
      before.some(({ field }) => field === name)
        ? before.filter(({ field }) => field !== name)
        : before,
    );
  };
  return {
    ref,
    summary,
    refused,
    problems: [...Object.values(found).filter((problem) => problem !== undefined), ...refused],
    isBusy: action.isBusy || isLeaving,
    submit: action.submit,
    check,
    clear,
  };
}

/** With scripts our words take the place of the browser's bubbles; without them those stay. */
function useOwnValidation(ref: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  }, [ref]);
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}

/** A page that comes back out of the browser's cache has no payment under way any more. */
function useReturn(isLeaving: boolean, back: () => void): void {
  useEffect(() => {
    if (!isLeaving) return;
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [isLeaving, back]);
}
