import {
  changePassword,
  type FrameView,
  type PasswordView,
  type Problem,
} from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import type { FormEvent } from 'react';
import { labelledField } from '../sign-in/field-of.js';
import { PasswordField } from '../sign-in/password-field.js';
import { SignForm } from '../sign-in/sign-form.js';
import { useCheckedForm } from '../sign-in/use-checked-form.js';
import { useLeaving } from '../sign-in/use-leaving.js';

interface PasswordFormProps {
  password: PasswordView;
  problems: readonly Problem[];
  email: string;
  frame: FrameView;
  t: TFunction<'account'>;
}

/** Needs the current password. Submits natively, since the session changes. */
export function PasswordForm({ password, problems, email, frame, t }: PasswordFormProps) {
  const { path, language } = frame;
  const form = useCheckedForm({ kind: 'changePassword', language, first: problems });
  const { isLeaving, setLeaving } = useLeaving();
  const send = async (filledIn: HTMLFormElement) => {
    if (isLeaving || !(await form.passes())) return;
    setLeaving(true);
    filledIn.submit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const showLabel = t('password.show');
  /** Without scripts the form is far down: `autofocus` makes the browser scroll to it. */
  const wrong = problems[0]?.field;
  return (
    <SignForm
      form={{ ...form, isBusy: isLeaving, submit }}
      action={changePassword.path}
      hidden={{ path, attempt: password.attempt }}
      problems={t('password.problems')}
      button={t('password.button')}
    >
      {/* Tells password managers which entry to update. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...labelledField(form, 'current', t('password.current'))}
        autoFocus={wrong === 'current'}
        autoComplete="current-password"
        showLabel={showLabel}
      />
      <PasswordField
        {...labelledField(form, 'password', t('password.new'))}
        autoFocus={wrong === 'password'}
        autoComplete="new-password"
        minLength={password.shortest}
        showLabel={showLabel}
        help={t('password.help', { count: password.shortest })}
      />
    </SignForm>
  );
}
