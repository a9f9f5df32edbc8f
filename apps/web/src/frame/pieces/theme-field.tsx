import { themes } from '@shop/domain';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.js';
import { useVisitor } from '../../shop/visitor.js';

/**
 * The server also renders it alone, to insert it into cached pages: it must appear once in the
 * footer and depend on nothing else there.
 */
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
