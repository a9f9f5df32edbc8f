import { useTranslation } from '../../shop/use-translation.js';
import { Icon } from '../../ui/icon.js';
import styles from './summary.module.css';

const guarantees = [
  { key: 'weather', icon: 'umbrella' },
  { key: 'change', icon: 'calendar-event' },
  { key: 'open', icon: 'ticket' },
  { key: 'secure', icon: 'shield-check' },
] as const;

/** What a buyer is promised, in words: a row under a page, a list beside a button. */
export function Guarantees({ layout = 'list' }: { layout?: 'row' | 'list' }) {
  const { t } = useTranslation('summary');
  return (
    <ul
      className={
        layout === 'row' ? `${styles.guaranteesRow} text-label` : `${styles.guarantees} text-small`
      }
      aria-label={t('guarantees.title')}
    >
      {guarantees.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={layout === 'row' ? 28 : 20} />
          <span>{t(`guarantees.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}
