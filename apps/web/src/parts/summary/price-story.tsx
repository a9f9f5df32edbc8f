import type { UnitType } from '@shop/domain';
import type { LineSummaryView, SkippedView, UnitLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { AppLink } from '../../ui/app-link.js';
import { Price } from '../../ui/price.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './summary.module.css';

type SummaryT = TFunction<'summary'>;

const unitNames = {
  ADULT: 'story.adult',
  CHILD: 'story.child',
  INFANT: 'story.infant',
} as const satisfies Record<UnitType, string>;

interface PriceStoryProps {
  readonly summary: Pick<LineSummaryView, 'units' | 'skipped'>;
  readonly t: SummaryT;
}

/** The price of each unit, step by step; empty if it was not explained. */
export function PriceStory({ summary: { units, skipped }, t }: PriceStoryProps) {
  const told = units.filter(({ steps }) => steps.length > 0);
  if (told.length === 0) return null;
  return (
    <details className={`${styles.story} text-small`}>
      <summary>{t('story.title')}</summary>
      {told.map((line) => (
        <UnitStory key={line.unit} line={line} t={t} />
      ))}
      {skipped.length > 0 && <Skipped skipped={skipped} t={t} />}
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
    </div>
  );
}

interface RuleStoryProps {
  readonly story: Pick<LineSummaryView, 'tier' | 'coupon' | 'skipped'>;
  readonly t: SummaryT;
}

/** A short form: the rules that apply, and those that do not. */
export function RuleStory({ story: { tier, coupon, skipped }, t }: RuleStoryProps) {
  if (skipped.length === 0) return null;
  return (
    <details className={`${styles.story} text-small`}>
      <summary>{t('story.title')}</summary>
      {[tier, coupon].map(
        (acting) =>
          acting && (
            <p key={acting.rule} className={styles.acting}>
              {t(`rule.${acting.rule}`, { percent: acting.percent, from: acting.from })}
            </p>
          ),
      )}
      <Skipped skipped={skipped} t={t} />
    </details>
  );
}

/** Rules that did not apply, with the reason and a link that would apply them. */
function Skipped({ skipped, t }: { skipped: readonly SkippedView[]; t: SummaryT }) {
  return (
    <div className={`${styles.unit} text-caption`}>
      <p className={styles.skippedTitle}>{t('story.skipped')}</p>
      <dl className={styles.skipped}>
        {skipped.map(({ rule, reason, percent, from, way }) => (
          <div key={rule}>
            <dt>{t(`rule.${rule}`, { percent, from })}</dt>
            <dd>
              {t(`reason.${reason}`, { from })}
              {way && (
                <AppLink href={way.href} className={styles.way}>
                  {t(`way.${way.kind}`, { text: way.text })}
                </AppLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
