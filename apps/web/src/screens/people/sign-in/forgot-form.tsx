import { forgotPassword, type ForgotView, type FrameView } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useAction } from '../../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { fieldOf } from './field-of.js';
import { EmailField, SignForm } from './sign-form.js';
import { useCheckedForm } from './use-checked-form.js';

interface ForgotFormProps {
  view: ForgotView;
  frame: FrameView;
  done: () => void;
}

export function ForgotForm({ view, frame, done }: ForgotFormProps) {
  const { t } = useTranslation('signIn');
  const { language, path } = frame;
  const form = useCheckedForm({ kind: 'forgot', language, first: view.problems });
  const { run, isBusy } = useAction(forgotPassword, { done, refused: form.refuse });
  const ask = async (filledIn: HTMLFormElement) => {
    if (await form.passes()) await run(formFields(filledIn));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <SignForm
      form={{ ...form, submit, isBusy }}
      action={forgotPassword.path}
      hidden={{ path }}
      problems={t('problems')}
      button={t('forgot.button')}
    >
      <EmailField field={fieldOf(form, t)} typed={view.email} />
    </SignForm>
  );
}
