import { themes } from '@shop/domain';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.js';
import { useVisitor } from '../../shop/visitor.js';

/** The server also renders it alone for cached pages: once in the footer, without page state. */
export function ThemeField({ id = 'footer-theme' }: { id?: string }) {
  const { t } = useTranslation('footer');
  const { theme } = useVisitor();
  return (
    <SelectField
      id={id}
      name="theme"
      label={t('settings.theme')}
      defaultValue={theme}
      options={themes.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
    />
  );
}
