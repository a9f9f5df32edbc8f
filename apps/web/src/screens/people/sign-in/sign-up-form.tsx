import { type FrameView, signUp, type SignInView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../shop/use-translation.js';
import { Button } from '../../../ui/button.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { fieldOf } from './field-of.js';
import { FormProblems } from './form-problems.js';
import { PasswordField } from './password-field.js';
import styles from './sign-in-screen.module.css';
import { useSignUp } from './use-sign-up.js';

interface SignUpFormProps {
  view: SignInView;
  frame: FrameView;
}

/** Who wants an account: no more than the account needs. */
export function SignUpForm({ view, frame }: SignUpFormProps) {
  const { t } = useTranslation('signIn');
  const form = useSignUp(view, frame.language);
  return (
    <form
      ref={form.ref}
      method="post"
      action={`/api${signUp.path}`}
      className={styles.form}
      onSubmit={form.submit}
      onBlur={form.check}
      onInput={form.clear}
    >
      <input type="hidden" name="path" value={frame.path} />
      <input type="hidden" name="next" value={view.next} />
      <FormProblems form={form} />
      <SignUpFields view={view} field={fieldOf(form, t)} t={t} />
      <Button type="submit" size="lg" busy={form.isBusy}>
        {t('signUp.button')}
      </Button>
    </form>
  );
}

interface FieldsProps {
  view: SignInView;
  field: ReturnType<typeof fieldOf>;
  t: TFunction<'signIn'>;
}

function SignUpFields({ view: { typed, countries, shortestPassword }, field, t }: FieldsProps) {
  return (
    <>
      <TextField
        {...field('firstName')}
        autoComplete="given-name"
        maxLength={80}
        defaultValue={typed.firstName}
      />
      <TextField
        {...field('lastName')}
        autoComplete="family-name"
        maxLength={80}
        defaultValue={typed.lastName}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        help={t('signUp.emailHelp')}
        defaultValue={typed.email}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        minLength={shortestPassword}
        showLabel={t('showPassword')}
        help={t('signUp.passwordHelp', { count: shortestPassword })}
      />
      <SelectField
        {...field('country')}
        autoComplete="country"
        defaultValue={typed.country}
        options={[
          { value: '', label: t('signUp.noCountry') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </>
  );
}
