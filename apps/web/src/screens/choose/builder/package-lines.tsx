import type { BuilderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { RuleStory } from '../../../parts/summary/price-story.js';
import { Savings } from '../../../parts/summary/savings.js';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/app-link.js';
import { OfferPrice } from '../../../ui/offer-price.js';
import { Price } from '../../../ui/price.js';
import styles from './package-summary.module.css';
import type { PackageDraftForm } from './use-package-draft.js';

export interface SummaryProps {
  draft: PackageDraftForm;
  t: TFunction<'builder'>;
}

export function PackageLines({ draft: { view }, t }: SummaryProps) {
  const { t: words } = useTranslation('summary');
  const { parts, extras, savings, problem } = view.summary;
  if (parts.length === 0) return <p className="text-small">{t('summary.empty')}</p>;
  return (
    <ul className={styles.lines}>
      {parts.map((part) => (
        <li key={part.slug}>
          <div className={styles.part} data-wall={part.wall}>
            <span>
              <b className="text-label">{part.name}</b>
              <span className="text-caption">{part.missing ?? part.when}</span>
            </span>
            {part.amount ? (
              <OfferPrice offer={part.amount} size="small" beforeLabel={words('before')} />
            ) : (
              part.from && (
                <span className="text-caption">{t('tickets.from', { price: part.from.text })}</span>
              )
            )}
          </div>
          {part.story && <RuleStory story={part.story} t={words} />}
        </li>
      ))}
      {extras.map(({ name, amount }) => (
        <li key={name} className={styles.line}>
          <span>{name}</span>
          <Price price={amount} size="small" />
        </li>
      ))}
      {savings?.promo?.off && (
        <li className={styles.line}>
          <span>{words('promo', { code: savings.promo.code })}</span>
          <Price price={savings.promo.off} size="small" />
        </li>
      )}
      <Nights summary={view.summary} t={t} />
      {savings && (
        <li>
          <Savings savings={savings} />
        </li>
      )}
      {problem && (
        <li>
          <ProblemAlert problem={problem} />
        </li>
      )}
    </ul>
  );
}

/** Nights that go with the tickets but count for no tier, or a button that looks for some. */
function Nights({ summary: { nights }, t }: Pick<SummaryProps, 't'> & OffProps) {
  if (nights === 'open')
    return (
      <li>
        <button name="nights">{t('nights.add')}</button>
      </li>
    );
  if (!nights) return null;
  const { hotel, when, amount, drop } = nights;
  return (
    <li className={styles.line}>
      <span>
        <b className="text-label">{hotel}</b> {when}
        <br />
        <span className="text-caption">{t('nights.price')}</span>{' '}
        {drop && (
          <AppLink
            href={drop}
            className="text-caption"
            aria-label={t('nights.dropNamed', { name: hotel })}
          >
            {t('nights.drop')}
          </AppLink>
        )}
      </span>
      <Price price={amount} size="small" />
    </li>
  );
}

interface OffProps {
  readonly summary: BuilderView['summary'];
}
