import { languageOf } from '@shop/domain';
import { applySettings, type FrameView } from '@shop/ports/screens';
import { useState } from 'react';
import { useAction } from '../../shop/use-action.js';
import { useShop } from '../../shop/shop.js';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { track } from '../../shop/analytics.js';
import { SettingsFields } from '../parts/settings-fields.js';
import styles from '../parts/settings-form.module.css';
import { Flag } from './flag.js';
import { Methods } from './methods.js';

interface SettingsFormProps {
  frame: FrameView;
  close: () => void;
}

/** The settings form with scripts: adds payment methods; nothing changes before Apply. */
export function SettingsForm({ frame, close }: SettingsFormProps) {
  const { t } = useTranslation('footer');
  const shop = useShop();
  const [currency, setCurrency] = useState(frame.currency.code);
  const { submit, isBusy, problems } = useAction(applySettings, {
    done: ({ next, notice }) => {
      const language = languageOf(next);
      if (language && language !== frame.language) track({ event: 'select_language', language });
      if (currency !== frame.currency.code) track({ event: 'select_currency', currency });
      close();
      shop.go(next, { replace: true });
      if (notice) shop.toast(notice);
    },
  });
  const question = problems.find(({ code }) => code === 'convertCart');
  return (
    <form
      className={styles.form}
      method="post"
      action={`/api${applySettings.path}`}
      onSubmit={submit}
    >
      <SettingsFields
        frame={frame}
        idPrefix="panel"
        onCurrency={setCurrency}
        about={
          <div>
            <Flag currency={currency} />
            <Methods currency={currency} language={frame.language} />
          </div>
        }
      />
      {question ? (
        <ConvertQuestion text={question.text} isBusy={isBusy} refuse={close} />
      ) : (
        <>
          {problems.map(({ code, text }) => (
            <Alert key={code} tone="error">
              {text}
            </Alert>
          ))}
          <Button type="submit" busy={isBusy} className={styles.apply}>
            {t(isBusy ? 'settings.applying' : 'settings.apply')}
          </Button>
        </>
      )}
    </form>
  );
}

interface ConvertQuestionProps {
  text: string;
  isBusy: boolean;
  refuse: () => void;
}

/** Converts a cart to another currency only after the visitor agrees. */
function ConvertQuestion({ text, isBusy, refuse }: ConvertQuestionProps) {
  const { t } = useTranslation('footer');
  return (
    <Alert
      tone="warning"
      actions={
        <>
          <Button type="submit" name="convert" value="yes" size="sm" busy={isBusy}>
            {t('settings.convertYes')}
          </Button>
          <Button size="sm" tone="outline" onClick={refuse}>
            {t('settings.convertNo')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
