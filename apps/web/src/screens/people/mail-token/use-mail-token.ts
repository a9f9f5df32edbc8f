import type { Language } from '@shop/domain';
import {
  choosePassword,
  confirmAccount,
  type MailTokenView,
  type Problem,
} from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { emptyPassword, useCheckedForm } from '../sign-in/use-checked-form.js';
import { useBroughtToken } from './use-brought-token.js';

/** The form behind an emailed link. An expired token is not sent again. */
export function useMailToken({ mode, problems: first }: MailTokenView, language: Language) {
  const { go } = useShop();
  const { token, drop } = useBroughtToken();
  const form = useCheckedForm({ kind: mode, language, first });
  const { run, isBusy } = useAction(mode === 'confirm' ? confirmAccount : choosePassword, {
    // A document load: the session may have ended.
    done: ({ next }) => go(next, { isWhole: true }),
    refused: (problems) => {
      emptyPassword(form.ref.current);
      if (isEndedBy(problems)) drop();
      form.refuse(problems);
    },
  });
  const send = async (filledIn: HTMLFormElement) => {
    if (await form.passes()) await run(formFields(filledIn));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { ...form, isBusy, submit, token, isEnded: isEndedBy(form.problems) };
}

const isEndedBy = (problems: readonly Problem[]) =>
  problems.some(({ code }) => code === 'tokenEnded');
