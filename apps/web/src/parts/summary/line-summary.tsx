import type { LineSummaryView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Price } from '../../ui/price.js';
import { PriceStory } from './price-story.js';
import type texts from './summary.en.json';
import styles from './summary.module.css';
import { UnitPrice } from './unit-price.js';

declare module '../../shop/texts.js' {
  interface Texts {
    summary: typeof texts;
  }
}

type SummaryT = TFunction<'summary'>;

export function LineSummary({ summary }: { summary: LineSummaryView }) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.summary}>
      <ul className={`${styles.lines} text-label`}>
        {summary.units.map((line) => (
          <li key={line.unit} className={styles.line}>
            <span>
              {t(`units.${line.unit}`, { count: line.quantity })}
              {line.unit === 'INFANT' ? (
                <span className={styles.each}>{t('free')}</span>
              ) : (
                <UnitPrice price={line.unitPrice} />
              )}
            </span>
            <Price price={line.amount} size="small" />
          </li>
        ))}
        {summary.extras.map((line) => (
          <li key={line.extra} className={styles.line}>
            <span>{t('extra', { name: line.name, count: line.quantity })}</span>
            <Price price={line.amount} size="small" />
          </li>
        ))}
      </ul>
      <Lowest lowest={summary.lowest} t={t} />
      <PriceStory summary={summary} t={t} />
    </div>
  );
}

/** The lowest adult price of the preceding days, beside the struck amount. */
function Lowest({ lowest, t }: Pick<LineSummaryView, 'lowest'> & { t: SummaryT }) {
  if (!lowest) return null;
  return (
    <p className={`${styles.taxes} text-caption`}>
      {t('lowest', { days: lowest.days })} <Price price={lowest.price} size="small" />
    </p>
  );
}
