import type { Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { isControl, problemIn } from './field-check.js';
import type { OpenCheckout } from './open-checkout.js';
import { useErrorText } from './use-error-text.js';

/** Validates a field on blur and clears its error as soon as it is valid. */
export function useProblems(view: OpenCheckout, language: Language) {
  const [refused, setRefused] = useState(view.problems);
  const [refusals, setRefusals] = useState(0);
  const [found, setFound] = useState<Readonly<Record<string, Problem | undefined>>>({});
  const words = useErrorText();
  const note = (field: string, problem: Problem | undefined) =>
    setFound((before) => ({ ...before, [field]: problem }));
  const check = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target)) return;
    const { name: field } = target;
    const code = problemIn(target, words.now());
    const text = code && words.now()?.errorText(code, language);
    note(field, text ? { code, field, text, actions: [] } : undefined);
  };
  const clear = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target) || problemIn(target, words.now())) return;
    const { name } = target;
    note(name, undefined);
    setRefused((before) =>
      before.some(({ field }) => field === name)
        ? before.filter(({ field }) => field !== name)
        : before,
    );
  };
  const take = (problems: readonly Problem[]) => {
    setRefused(problems);
    setFound({});
    setRefusals((count) => count + 1);
  };
  const ofFields = Object.values(found).filter((problem) => problem !== undefined);
  return { refused, refusals, all: [...ofFields, ...refused], take, check, clear };
}
