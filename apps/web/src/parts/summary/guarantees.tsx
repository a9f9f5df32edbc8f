import type { Guarantee } from '@shop/domain';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.js';
import styles from './summary.module.css';

const icons = {
  weather: 'umbrella',
  changeDate: 'calendar-event',
  openTicket: 'ticket',
  secure: 'shield-check',
} as const;

interface GuaranteesProps {
  readonly of: readonly Guarantee[];
  readonly layout?: 'row' | 'list';
}

export function Guarantees({ of, layout = 'list' }: GuaranteesProps) {
  const { t } = useTranslation('summary');
  return (
    of.length > 0 && (
      <ul
        className={
          layout === 'row'
            ? `${styles.guaranteesRow} text-label`
            : `${styles.guarantees} text-small`
        }
        aria-label={t('guarantees.title')}
      >
        {of.map((key) => (
          <li key={key}>
            <Icon name={icons[key]} size={layout === 'row' ? 28 : 20} />
            <span>{t(`guarantees.${key}`)}</span>
          </li>
        ))}
      </ul>
    )
  );
}
