import type { Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormKind } from './sign-in-check.js';
import { useChecks } from './use-checks.js';

interface FormFacts {
  readonly kind: FormKind;
  readonly language: Language;
  /** What the page came with: a form that was refused without scripts. */
  readonly first: readonly Problem[];
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/**
 * A form that tells what is wrong where it is wrong. A field is checked when it is left, once
 * something was typed into it, and cleared as soon as it is right; `passes` checks all of them at
 * the press, when the rules could be had. `refuse` tells the server's no and goes to the first field of it.
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
    // A list of its own, so that the same no again is one more refusal.
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
    /** Whether a summary is due: one wrong field speaks for itself. */
    isMany: refused.length > 1,
    refuse,
    passes: async (): Promise<boolean> => {
      const rules = await checks.soon();
      const wrong = form.current && rules ? rules.wrongIn(form.current, kind, language) : [];
      refuse(wrong);
      return wrong.length === 0;
    },
    /** Tells the no for what is nobody's mistake. */
    fail: async () => {
      const text = t('generic');
      const unknown = { code: 'failed', field: 'page', text, ways: [] };
      refuse([(await checks.soon())?.generalError(language) ?? unknown]);
    },
    check: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      // Words that push a button away under the finger would have it missed.
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

/** Adds or replaces the field's problem only when the visitor leaves the field; removes it at once. */
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

/** With scripts our words take the place of the browser's bubbles; without them those stay. */
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

/** The first wrong field, in the order of the page; else what is said about the whole of it. */
function focusFirst(form: HTMLFormElement | null, problems: readonly Problem[]): void {
  const controls = [...(form?.elements ?? [])].filter(isControl);
  const wrong = controls.find(({ name, type }) => type !== 'hidden' && isNamed(problems, name));
  const target = wrong ?? form?.querySelector<HTMLElement>('[data-problems]');
  target?.focus();
}

const isNamed = (problems: readonly Problem[], name: string) =>
  problems.some(({ field }) => field === name);

/** A refused password is typed anew. */
export function emptyPassword(form: HTMLFormElement | null): void {
  const password = form?.elements.namedItem('password');
  if (password instanceof HTMLInputElement) password.value = '';
}
