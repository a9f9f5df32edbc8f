import type { Language } from '@shop/domain';
import type { SignUpForm } from '@shop/ports/forms';
import { signUp, type SignInView } from '@shop/ports/screens';
import { type FormEvent, useRef } from 'react';
import { newAttempt } from '../../../shop/attempt.js';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { emptyPassword, useCheckedForm } from './use-checked-form.js';

/** An idempotency key prevents double accounts; a refusal keeps all input. */
export function useSignUp(view: SignInView, language: Language) {
  const { go } = useShop();
  const attempt = useRef<string>(undefined);
  const form = useCheckedForm({ kind: 'signUp', language, first: view.problems });
  const { run, isBusy } = useAction(signUp, {
    done: ({ next }) => go(next),
    refused: (problems) => {
      emptyPassword(form.ref.current);
      form.refuse(problems);
    },
  });
  const signUpWith = async (filledIn: HTMLFormElement) => {
    if (!(await form.passes())) return;
    attempt.current ??= newAttempt();
    const sent = formFields<SignUpForm>(filledIn);
    await run({ ...sent, attempt: attempt.current });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signUpWith(event.currentTarget);
  };
  return { ...form, isBusy, submit };
}
