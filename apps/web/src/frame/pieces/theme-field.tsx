import { themes } from '@shop/domain';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.js';
import { useVisitor } from '../../shop/visitor.js';

/**
 * The theme somebody chose. The server also writes it alone, to put it into a page that is kept: in
 * the footer it stands once in a page, and is the same alone and there.
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
