import type { BuilderRules, MeterView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Icon } from '../../../ui/icon.js';
import styles from './meter.module.css';

export interface MeterProps {
  meter: MeterView;
  rules: BuilderRules;
  t: TFunction<'builder'>;
}

/** The package's discount in words; the dots repeat it. */
export function Meter({ meter, rules, t }: MeterProps) {
  return (
    <section className={styles.meter} aria-label={t('meter.label')}>
      <p className={styles.words} role="status">
        <Icon name="discount" size={24} />
        <span>{wordsOf(meter, rules, t)}</span>
      </p>
      <ol className={styles.steps}>
        {meter.steps.map(({ parks, percent, daysAhead, isAtMost, state }) => (
          <li key={parks} data-state={state}>
            <span className={styles.dots} aria-hidden="true" />
            <span className={styles.name}>{t('meter.parks', { count: parks })}</span>
            <b className={styles.percent}>
              {percent > 0
                ? t(isAtMost ? 'meter.percentUpTo' : 'meter.percent', { percent })
                : t('meter.none')}
            </b>
            <small className={styles.note}>
              {daysAhead === undefined ? t('meter.combo') : t('meter.early', { days: daysAhead })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function wordsOf(
  { parks: count, isBegun, percent, nextSaving }: MeterView,
  rules: BuilderRules,
  t: TFunction<'builder'>,
): string {
  const from = rules.comboFrom;
  if (count === 0)
    return t(isBegun ? 'meter.undated' : 'meter.start', { from, percent: rules.comboPercent });
  if (count >= from) return t('meter.combined', { percent });
  const parks = t('meter.parks', { count });
  const now = percent > 0 ? t('meter.now', { parks, percent }) : t('meter.nowNone', { parks });
  return nextSaving ? `${now} ${t('meter.next', { from, amount: nextSaving.text })}` : now;
}
