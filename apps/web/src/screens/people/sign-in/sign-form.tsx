import { longestEmail } from '@shop/domain';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import type { fieldOf } from './field-of.js';
import { FormProblems } from './form-problems.js';
import styles from './sign-in-screen.module.css';
import type { CheckedForm } from './use-checked-form.js';

/** Form id, for fields outside the sign-in form. */
export const signInFormId = 'sign-in';

interface SignFormProps {
  id?: string;
  form: CheckedForm & {
    readonly submit: FormEventHandler<HTMLFormElement>;
    readonly isBusy: boolean;
  };
  action: string;
  hidden: Readonly<Record<string, string>>;
  problems: string;
  button: string;
  /** After the button, so that Enter presses that button. */
  after?: ReactNode;
  children: ReactNode;
}

export function SignForm({
  id,
  form,
  action,
  hidden,
  problems,
  button,
  after,
  children,
}: SignFormProps) {
  return (
    <form
      id={id}
      ref={form.ref}
      method="post"
      action={`/api${action}`}
      className={styles.form}
      onSubmit={form.submit}
      onBlur={form.check}
      onInput={form.clear}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormProblems form={form} title={problems} />
      {children}
      <Button type="submit" size="lg" busy={form.isBusy}>
        {button}
      </Button>
      {after}
    </form>
  );
}

interface EmailFieldProps {
  field: ReturnType<typeof fieldOf>;
  typed: string;
  help?: string;
}

/** `type="email"` would refuse accented addresses, which the shop accepts. */
export const emailLook = {
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: longestEmail,
} as const;

export const EmailField = ({ field, typed, help }: EmailFieldProps) => (
  <TextField
    {...field('email')}
    {...emailLook}
    autoComplete="username"
    help={help}
    defaultValue={typed}
  />
);
