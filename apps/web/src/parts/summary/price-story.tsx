import type { UnitType } from '@shop/domain';
import type { UnitLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Price } from '../../ui/price.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './summary.module.css';

type SummaryT = TFunction<'summary'>;

const unitNames = {
  ADULT: 'story.adult',
  CHILD: 'story.child',
  INFANT: 'story.infant',
} as const satisfies Record<UnitType, string>;

/** How the price of each unit came about, step by step. Left out where it was not explained. */
export function PriceStory({ units, t }: { units: readonly UnitLineView[]; t: SummaryT }) {
  const told = units.filter(({ steps }) => steps.length > 0);
  if (told.length === 0) return null;
  return (
    <details className={`${styles.story} text-small`}>
      <summary>{t('story.title')}</summary>
      {told.map((line) => (
        <UnitStory key={line.unit} line={line} t={t} />
      ))}
    </details>
  );
}

function UnitStory({ line, t }: { line: UnitLineView; t: SummaryT }) {
  return (
    <div className={styles.unit}>
      <p className="text-label">{t(unitNames[line.unit])}</p>
      <ol className={styles.steps}>
        {line.steps.map((step) => (
          <li key={step.rule} className={styles.line}>
            <span>{t(`rule.${step.rule}`, { percent: step.percent, from: step.from })}</span>
            <span className={styles.change}>
              {step.rule !== 'list' && (
                <>
                  <Price price={step.before} size="small" />
                  <span aria-hidden="true">→</span>
                  <VisuallyHidden>{t('story.to')}</VisuallyHidden>
                </>
              )}
              <Price price={step.after} size="small" />
            </span>
          </li>
        ))}
      </ol>
      <Skipped line={line} t={t} />
    </div>
  );
}

function Skipped({ line: { skipped }, t }: { line: UnitLineView; t: SummaryT }) {
  if (skipped.length === 0) return null;
  return (
    <>
      <p className={`${styles.skippedTitle} text-caption`}>{t('story.skipped')}</p>
      <dl className={`${styles.skipped} text-caption`}>
        {skipped.map(({ rule, reason, percent, from }) => (
          <div key={rule}>
            <dt>{t(`rule.${rule}`, { percent, from })}</dt>
            <dd>{t(`reason.${reason}`, { from })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
