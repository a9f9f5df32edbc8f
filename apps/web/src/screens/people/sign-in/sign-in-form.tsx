import { type FrameView, signIn, type SignInView, toForgot } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { fieldOf } from './field-of.js';
import { PasswordField } from './password-field.js';
import { EmailField, SignForm, signInFormId } from './sign-form.js';
import styles from './sign-in-screen.module.css';
import { useSignIn } from './use-sign-in.js';

interface SignInFormProps {
  view: SignInView;
  frame: FrameView;
}

/** "Forgot" is a button of the same form. */
export function SignInForm({ view, frame }: SignInFormProps) {
  const { t } = useTranslation('signIn');
  const form = useSignIn(view, frame.language);
  const field = fieldOf(form, t);
  return (
    <SignForm
      id={signInFormId}
      form={form}
      action={signIn.path}
      hidden={{ path: frame.path, next: view.next }}
      problems={t('problems')}
      button={t('signIn.button')}
      after={
        <button type="submit" formAction={toForgot} formNoValidate className={styles.link}>
          {t('forgot.link')}
        </button>
      }
    >
      <EmailField field={field} typed={view.typed.email} />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
    </SignForm>
  );
}
