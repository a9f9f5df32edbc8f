import { longestName } from '@shop/domain';
import { type FrameView, signUp, type SignInView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.js';
import { TextField } from '../../../ui/text-field.js';
import { fieldOf } from './field-of.js';
import { PasswordField } from './password-field.js';
import { EmailField, SignForm } from './sign-form.js';
import { useSignUp } from './use-sign-up.js';

interface SignUpFormProps {
  view: SignInView;
  frame: FrameView;
}

/** Asks only for what an account needs. */
export function SignUpForm({ view, frame }: SignUpFormProps) {
  const { t } = useTranslation('signIn');
  const form = useSignUp(view, frame.language);
  return (
    <SignForm
      form={form}
      action={signUp.path}
      hidden={{ path: frame.path, next: view.next }}
      problems={t('problems')}
      button={t('signUp.button')}
    >
      <SignUpFields view={view} field={fieldOf(form, t)} t={t} />
    </SignForm>
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
        maxLength={longestName}
        defaultValue={typed.firstName}
      />
      <TextField
        {...field('lastName')}
        required={false}
        help={t('signUp.lastNameHelp')}
        autoComplete="family-name"
        maxLength={longestName}
        defaultValue={typed.lastName}
      />
      <EmailField field={field} typed={typed.email} help={t('signUp.emailHelp')} />
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
      <p className="text-small">{t('signUp.accepts')}</p>
    </>
  );
}
