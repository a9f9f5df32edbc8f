import {
  choosePassword,
  confirmAccount,
  type FrameView,
  type MailTokenView,
} from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { TextField } from '../../../ui/text-field.js';
import { labelledField } from '../sign-in/field-of.js';
import { PasswordField } from '../sign-in/password-field.js';
import { SignForm } from '../sign-in/sign-form.js';
import styles from '../sign-in/sign-in-screen.module.css';
import type { useMailToken } from './use-mail-token.js';

interface MailTokenFormProps {
  view: MailTokenView;
  frame: FrameView;
  form: ReturnType<typeof useMailToken>;
}

export function MailTokenForm({ view, frame, form }: MailTokenFormProps) {
  const { t } = useTranslation('mailToken');
  const { mode, attempt } = view;
  const { token, isEnded } = form;
  const known = { path: frame.path, attempt };
  return (
    <SignForm
      form={form}
      action={(mode === 'confirm' ? confirmAccount : choosePassword).path}
      hidden={token === undefined ? known : { ...known, token }}
      problems={t('problems')}
      button={t(`${mode}.button`)}
    >
      {isEnded && <NewLink view={view} />}
      {token === undefined && <TokenField form={form} />}
      {mode === 'choosePassword' && (
        <PasswordField
          {...labelledField(form, 'password', t('field.password'))}
          autoComplete="new-password"
          minLength={view.shortestPassword}
          showLabel={t('showPassword')}
          help={t('passwordHelp', { count: view.shortestPassword })}
        />
      )}
    </SignForm>
  );
}

function NewLink({ view: { mode, forgot } }: Pick<MailTokenFormProps, 'view'>) {
  const { t } = useTranslation('mailToken');
  return (
    <div className={styles.newLink}>
      <ButtonLink href={forgot} tone="outline">
        {t('newLink.button')}
      </ButtonLink>
      {mode === 'confirm' && <p className="text-small">{t('newLink.confirms')}</p>}
    </div>
  );
}

/** For visitors whose URL has no token, or without scripts to read it. */
function TokenField({ form }: Pick<MailTokenFormProps, 'form'>) {
  const { t } = useTranslation('mailToken');
  return (
    <TextField
      {...labelledField(form, 'token', t('field.token'))}
      className={styles.token}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      help={t('tokenHelp')}
    />
  );
}
