import type { Language } from '@shop/domain';
import type { SignInForm, UserSessionForm } from '@shop/ports/forms';
import { signIn, type SignInDone, type SignInView, userCalls } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { BffError } from '../../../shop/bff-error.js';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { emptyPassword, useCheckedForm } from './use-checked-form.js';
import { useLeaving } from './use-leaving.js';

/**
 * The sign-in with scripts: checks the password, opens the session with the returned handle, then
 * loads the requested page as a document, since everything may have changed.
 */
export function useSignIn(view: SignInView, language: Language) {
  const { bff, go } = useShop();
  const form = useCheckedForm({ kind: 'signIn', language, first: view.problems });
  const { isLeaving, setLeaving } = useLeaving();
  const { run, isBusy } = useAction(signIn, {
    refused: (problems) => {
      emptyPassword(form.ref.current);
      form.refuse(problems);
    },
  });
  const open = async ({ sessionId }: SignInDone, remember: SignInForm['remember'], to: string) => {
    const session: UserSessionForm = { sessionId, ...(remember && { remember }) };
    try {
      await bff.call(userCalls.session, session);
      go(to, { isWhole: true });
    } catch (error) {
      setLeaving(false);
      if (!(error instanceof BffError)) throw error;
      emptyPassword(form.ref.current);
      await form.fail();
    }
  };
  const signInWith = async (filledIn: HTMLFormElement) => {
    if (isLeaving || !(await form.passes())) return;
    const sent = formFields<SignInForm>(filledIn);
    const reply = await run(sent);
    if (reply?.kind !== 'done') return;
    setLeaving(true);
    await open(reply.view, sent.remember, reply.next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // as: React's submit event wraps this one
    // "Forgot" has another action: the browser submits it.
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    void signInWith(event.currentTarget);
  };
  return { ...form, isBusy: isBusy || isLeaving, submit };
}
