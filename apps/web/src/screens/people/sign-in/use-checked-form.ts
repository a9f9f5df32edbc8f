import type { Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormKind } from './sign-in-check.js';
import { useChecks } from './use-checks.js';

interface FormFacts {
  readonly kind: FormKind;
  readonly language: Language;
  /** Problems of a form that was refused without scripts. */
  readonly first: readonly Problem[];
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * A form with inline validation. Checks a field on blur once it was edited, and clears its error as
 * soon as it is valid. `passes` checks all fields before sending, if the rules have loaded.
 * `refuse` shows the server's problems and focuses the first one's field.
 */
export function useCheckedForm({ kind, language, first }: FormFacts) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useTranslation('shop');
  const checks = useChecks();
  const typedIn = useRef(new Set<string>());
  const [problems, setProblems] = useState(first);
  const [refused, setRefused] = useState(first);
  useOwnValidation(form);
  useFocusOnRefusal(form, refused);

  const refuse = (all: readonly Problem[]) => {
    setProblems(all);
    // A new array, so that the same refusal again moves the focus again.
    setRefused([...all]);
  };
  const settle = (name: string, isLeft: boolean) => {
    const rules = checks.now();
    if (!form.current || !rules) return;
    const all = rules.wrongIn(form.current, kind, language);
    const wrong = all.find(({ field }) => field === name);
    setProblems((before) => updateProblems(before, name, wrong, isLeft));
  };
  return {
    ref: form,
    problems,
    listed: refused.filter((problem) => problems.includes(problem)),
    /** A single wrong field needs no summary. */
    isMany: refused.length > 1,
    refuse,
    passes: async (): Promise<boolean> => {
      const rules = await checks.soon();
      const wrong = form.current && rules ? rules.wrongIn(form.current, kind, language) : [];
      refuse(wrong);
      return wrong.length === 0;
    },
    fail: async () => {
      const text = t('generic');
      const unknown = { code: 'failed', field: 'page', text, actions: [] };
      refuse([(await checks.soon())?.generalError(language) ?? unknown]);
    },
    check: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      // On a click, a new message would move the button away and miss it.
      const isPressing = relatedTarget !== null && !isControl(relatedTarget);
      if (isControl(target) && typedIn.current.has(target.name) && !isPressing)
        settle(target.name, true);
    },
    clear: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!isControl(target)) return;
      typedIn.current.add(target.name);
      settle(target.name, false);
    },
  };
}

/** Adds or replaces the field's problem only on blur; removes it at once. */
function updateProblems(
  before: readonly Problem[],
  name: string,
  wrong: Problem | undefined,
  isLeft: boolean,
): readonly Problem[] {
  const known = before.find(({ field }) => field === name);
  if (wrong ? known?.code === wrong.code || !isLeft : !known) return before;
  const others = before.filter(({ field }) => field !== name);
  return wrong ? [...others, wrong] : others;
}

export type CheckedForm = ReturnType<typeof useCheckedForm>;

/** With scripts our messages replace the browser's bubbles. */
function useOwnValidation(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, [form]);
}

/** Moves the focus after each refusal; `problems` is then a new list. */
function useFocusOnRefusal(
  form: { readonly current: HTMLFormElement | null },
  problems: readonly Problem[],
): void {
  useEffect(() => {
    if (problems.length > 0) focusFirst(form.current, problems);
  }, [form, problems]);
}

/** Focuses the first wrong field in document order, or else the summary. */
function focusFirst(form: HTMLFormElement | null, problems: readonly Problem[]): void {
  const controls = [...(form?.elements ?? [])].filter(isControl);
  const wrong = controls.find(({ name, type }) => type !== 'hidden' && isNamed(problems, name));
  const target = wrong ?? form?.querySelector<HTMLElement>('[data-problems]');
  target?.focus();
}

const isNamed = (problems: readonly Problem[], name: string) =>
  problems.some(({ field }) => field === name);

/** A refused password must be typed again. */
export function emptyPassword(form: HTMLFormElement | null): void {
  const password = form?.elements.namedItem('password');
  if (password instanceof HTMLInputElement) password.value = '';
}
