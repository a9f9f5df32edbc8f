import { applySettings, type FrameView } from '@shop/ports/screens';
import { useState } from 'react';
import { useAction } from '../../bff/use-action.js';
import { useShop } from '../../bff/shop.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import type { FrameT } from '../frame.js';
import { SettingsFields } from '../settings-fields.js';
import styles from '../settings-form.module.css';
import { Methods } from './methods.js';

interface SettingsFormProps {
  frame: FrameView;
  t: FrameT;
  close: () => void;
}

/** The settings with scripts: ways to pay beside the currency; nothing changes before Apply (U07). */
export function SettingsForm({ frame, t, close }: SettingsFormProps) {
  const shop = useShop();
  const [currency, setCurrency] = useState(frame.currency.code);
  const { submit, isBusy, problems } = useAction(applySettings, {
    done: ({ next, notice }) => {
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
        t={t}
        idPrefix="panel"
        onCurrency={setCurrency}
        about={<Methods currency={currency} language={frame.language} t={t} />}
      />
      {question ? (
        <ConvertQuestion text={question.text} isBusy={isBusy} t={t} refuse={close} />
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
  t: FrameT;
  refuse: () => void;
}

/** A cart in another currency is converted only by a yes. */
function ConvertQuestion({ text, isBusy, t, refuse }: ConvertQuestionProps) {
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
