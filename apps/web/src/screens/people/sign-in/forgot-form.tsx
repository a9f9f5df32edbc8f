import {
  type ForgotInput,
  forgotPassword,
  type ForgotView,
  type FrameView,
} from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useAction } from '../../../shop/use-action.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { fieldOf } from './field-of.js';
import { FormProblems } from './form-problems.js';
import styles from './sign-in-screen.module.css';
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
    if (await form.passes()) await run(formFields(filledIn) as unknown as ForgotInput); // as: the fields of our own form
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <form
      ref={form.ref}
      method="post"
      action={`/api${forgotPassword.path}`}
      className={styles.form}
      onSubmit={submit}
      onBlur={form.check}
      onInput={form.clear}
    >
      <input type="hidden" name="path" value={path} />
      <FormProblems form={form} />
      <TextField
        {...fieldOf(form, t)('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={view.email}
      />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('forgot.button')}
      </Button>
    </form>
  );
}
