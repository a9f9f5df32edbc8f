import { type FrameView, signIn, type SignInView, toForgot } from '@shop/ports/screens';
import { useTranslation } from '../../../shop/use-translation.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { fieldOf } from './field-of.js';
import { FormProblems } from './form-problems.js';
import { PasswordField } from './password-field.js';
import styles from './sign-in-screen.module.css';
import { useSignIn } from './use-sign-in.js';

interface SignInFormProps {
  view: SignInView;
  frame: FrameView;
}

/** E-mail and password. "Forgot" stands after the button, so that Enter in a field signs in. */
export function SignInForm({ view, frame }: SignInFormProps) {
  const { t } = useTranslation('signIn');
  const form = useSignIn(view, frame.language);
  const field = fieldOf(form, t);
  return (
    <form
      ref={form.ref}
      method="post"
      action={`/api${signIn.path}`}
      className={styles.form}
      onSubmit={form.submit}
      onBlur={form.check}
      onInput={form.clear}
    >
      <input type="hidden" name="path" value={frame.path} />
      <input type="hidden" name="next" value={view.next} />
      <FormProblems form={form} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        defaultValue={view.typed.email}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <label className={styles.box}>
        <input type="checkbox" name="remember" value="yes" defaultChecked={view.remember} />
        <span>{t('remember')}</span>
      </label>
      <Button type="submit" size="lg" busy={form.isBusy}>
        {t('signIn.button')}
      </Button>
      <button type="submit" formAction={toForgot} formNoValidate className={styles.link}>
        {t('forgot.link')}
      </button>
    </form>
  );
}
