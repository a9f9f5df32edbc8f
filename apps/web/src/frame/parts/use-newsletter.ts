import { checkSubscription, errorText, type Language, type SubscriptionForm } from '@shop/domain';
import type { SubscribeForm } from '@shop/ports/forms';
import { type FrameView, type Problem, subscribe } from '@shop/ports/screens';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { newAttempt } from '../../shop/attempt.js';
import { formFields } from '../../shop/form-fields.js';
import { useAction } from '../../shop/use-action.js';
import { track } from '../../shop/analytics.js';

/**
 * Validates on blur and clears an error at once. Server errors come on submit and keep all input.
 */
export function useNewsletter({ newsletter, language }: FrameView) {
  const summary = useRef<HTMLDivElement>(null);
  const attempt = useRef<string>(undefined);
  const [problems, setProblems] = useState(newsletter.problems);
  const [refused, setRefused] = useState(newsletter.problems);
  const [done, setDone] = useState<string>();
  const { run, isBusy } = useAction(subscribe, {
    done: ({ view }) => {
      track({ event: 'subscribe' });
      setDone(view.text);
    },
    refused: (all) => {
      setProblems(all);
      setRefused([...all]);
    },
  });
  useEffect(() => {
    if (refused.length > 0) summary.current?.focus();
  }, [refused]);

  const settle = (form: HTMLFormElement, name: string, isLeft: boolean) => {
    const problem = problemAt(form, name, language);
    setProblems((before) => updateProblems(before, name, problem, isLeft));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt.current ??= newAttempt();
    const form = formFields<SubscribeForm>(event.currentTarget);
    void run({ ...form, attempt: attempt.current });
  };
  return {
    summary,
    problems,
    /** Summary entries that still apply, each with its field's id. */
    listed: refused
      .filter((problem) => problem.field !== 'page' && problems.includes(problem))
      .map((problem) => ({ ...problem, field: `newsletter-${problem.field}` })),
    failure: problems.find(({ field }) => field === 'page'),
    done,
    isBusy,
    submit,
    check: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      if (isField(target) && isBegun(currentTarget)) settle(currentTarget, target.name, true);
    },
    clear: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      if (isField(target)) settle(currentTarget, target.name, false);
    },
  };
}

/** Adds the field's problem only when the visitor leaves the field; removes it at once. */
function updateProblems(
  before: readonly Problem[],
  name: string,
  problem: Problem | undefined,
  isLeft: boolean,
): readonly Problem[] {
  const known = before.find(({ field }) => field === name);
  if (problem ? known !== undefined || !isLeft : known === undefined) return before;
  const others = before.filter(({ field }) => field !== name);
  return problem ? [...others, problem] : others;
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** No validation for visitors who only tab through an empty form. */
const isBegun = (form: HTMLFormElement) => {
  const { name, lastName, email } = filledIn(form);
  return [name, lastName, email].some((text) => text !== '');
};

function filledIn(form: HTMLFormElement): SubscriptionForm {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? ''); // text fields hold no files
  return {
    name: text('name'),
    lastName: text('lastName'),
    email: text('email'),
    country: text('country'),
    accepts: fields.has('accepts'),
    permits: fields.has('permits'),
  };
}

function problemAt(form: HTMLFormElement, name: string, language: Language): Problem | undefined {
  const checked = checkSubscription(filledIn(form));
  if (checked.kind === 'subscription') return undefined;
  const found = checked.problems.find(({ field }) => field === name);
  return found && { ...found, text: errorText(found.code, language), actions: [] };
}
