import type { FrameView, VisitorView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.js';
import { ThemeField } from './theme-field.js';

interface SettingsFieldsProps {
  frame: FrameView;
  /** Ids must differ: the fields can be in the footer and a panel at once. */
  idPrefix: 'footer' | 'panel';
  /** Depends on the selected currency. */
  about?: ReactNode;
  onCurrency?: (currency: string) => void;
}

export function SettingsFields({ frame, idPrefix, about, onCurrency }: SettingsFieldsProps) {
  const { t } = useTranslation('footer');
  return (
    <>
      <input type="hidden" name="path" value={frame.path} />
      <SelectField
        id={`${idPrefix}-language`}
        name="language"
        label={t('settings.language')}
        defaultValue={frame.language}
        options={frame.languages.map(({ code, name, tag }) => ({
          value: code,
          label: name,
          lang: tag,
        }))}
      />
      <SelectField
        id={`${idPrefix}-currency`}
        name="currency"
        label={t('settings.currency')}
        defaultValue={frame.currency.code}
        problem={frame.currenciesProblem}
        onChange={({ target }) => onCurrency?.(target.value)}
        options={frame.currencies.map(({ code, name }) => ({
          value: code,
          label: `${code} · ${name}`,
        }))}
      />
      {about}
      <ThemeField id={`${idPrefix}-theme`} />
    </>
  );
}

/** A form key: the form resets when the applied settings change. */
export const settingsKey = ({ language, currency }: FrameView, { theme }: VisitorView) =>
  `${language} ${currency.code} ${theme}`;
