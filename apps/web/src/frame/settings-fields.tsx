import { themes } from '@shop/domain';
import type { FrameView } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { SelectField } from '../ui/select-field.js';
import type { FrameT } from './frame.js';

interface SettingsFieldsProps {
  frame: FrameView;
  t: FrameT;
  /** The fields stand in the footer and may stand in a panel too. */
  idPrefix: string;
  /** What depends on the currency that is chosen but not applied yet. */
  about?: ReactNode;
  onCurrency?: (currency: string) => void;
}

/** Language, currency and theme, as native selects; the form around them sends them. */
export function SettingsFields({ frame, t, idPrefix, about, onCurrency }: SettingsFieldsProps) {
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
        onChange={({ target }) => onCurrency?.(target.value)}
        options={frame.currencies.map(({ code, name }) => ({
          value: code,
          label: `${code} · ${name}`,
        }))}
      />
      {about}
      <SelectField
        id={`${idPrefix}-theme`}
        name="theme"
        label={t('settings.theme')}
        defaultValue={frame.theme}
        options={themes.map((theme) => ({ value: theme, label: t(`settings.themes.${theme}`) }))}
      />
    </>
  );
}

/** Changes when what applies does: a form with this key then begins anew. */
export const settingsKey = ({ language, currency, theme }: FrameView) =>
  `${language} ${currency.code} ${theme}`;
