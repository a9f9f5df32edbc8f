import { useTranslation } from '../../shop/use-translation.js';
import { Icon } from '../../ui/icon.js';
import styles from './summary.module.css';

const guarantees = [
  { key: 'weather', icon: 'umbrella' },
  { key: 'change', icon: 'calendar-event' },
  { key: 'open', icon: 'ticket' },
  { key: 'secure', icon: 'shield-check' },
] as const;

interface GuaranteesProps {
  layout?: 'row' | 'list';
  /** Nights alone have their own rule, which stands with them: none of what tickets are promised. */
  hasTickets?: boolean;
}

/** What a buyer is promised, in words: a row under a page, a list beside a button. */
export function Guarantees({ layout = 'list', hasTickets = true }: GuaranteesProps) {
  const { t } = useTranslation('summary');
  const promised = guarantees.filter(({ key }) => hasTickets || key === 'secure');
  return (
    <ul
      className={
        layout === 'row' ? `${styles.guaranteesRow} text-label` : `${styles.guarantees} text-small`
      }
      aria-label={t('guarantees.title')}
    >
      {promised.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={layout === 'row' ? 28 : 20} />
          <span>{t(`guarantees.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}
