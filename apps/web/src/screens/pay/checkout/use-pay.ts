import type { Language } from '@shop/domain';
import { pay } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pageKey } from '../../../shop/page-key.js';
import { useAction } from '../../../shop/use-action.js';
import { useShop } from '../../../shop/shop.js';
import { isControl } from './field-check.js';
import type { OpenCheckout } from './open-checkout.js';
import { useProblems } from './use-problems.js';
import { useSteps } from './use-steps.js';

/**
 * The checkout form with scripts. Validates a field on blur and clears its error as soon as it is
 * valid. Server errors come on submit and keep all input. Warns before unload only while the
 * payment is being sent.
 */
export function usePay(view: OpenCheckout, language: Language) {
  const { go } = useShop();
  const queries = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const problems = useProblems(view, language);
  const steps = useSteps(view, ref, problems.all, problems.take);
  const action = useAction(pay, {
    done: ({ next }) => {
      window.removeEventListener('beforeunload', warn);
      setIsLeaving(true);
      go(next);
    },
    refused: (wrong) => {
      problems.take(wrong);
      steps.openAt(wrong);
      // With the new total comes what the next press must name.
      if (wrong.some(({ code }) => code === 'cartChanged'))
        void queries.invalidateQueries({ queryKey: [pageKey] });
    },
  });
  useWarning(action.isBusy);
  useReturn(isLeaving, () => setIsLeaving(false));
  const { refusals } = problems;
  const isRefused = refusals > 0 || view.problems.length > 0;
  useEffect(() => {
    if (isRefused) summary.current?.focus();
  }, [isRefused, refusals]);
  return {
    ref,
    summary,
    refused: problems.refused,
    problems: problems.all,
    steps,
    isBusy: action.isBusy || isLeaving,
    submit: (event: FormEvent<HTMLFormElement>) => {
      action.submit(event);
      steps.submit(event);
    },
    check: problems.check,
    clear: (event: FormEvent<HTMLFormElement>) => {
      const { target } = event;
      if (isControl(target) && isPaying(target.name))
        steps.note(target.name, isOff(target) ? '' : target.value);
      problems.clear(event);
    },
  };
}

const isOff = (target: object) =>
  target instanceof HTMLInputElement && target.type === 'radio' && !target.checked;

const isPaying = (name: string) => name === 'method' || name === 'plan';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
}

export type PayForm = ReturnType<typeof usePay>;

/** A page restored from the back/forward cache has no payment in progress. */
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
