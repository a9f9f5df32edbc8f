import type { QuoteLineView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { useTranslation } from 'react-i18next';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Ticket } from '../../../ui/ticket.js';
import styles from './quote-screen.module.css';

interface LineProps {
  readonly line: QuoteLineView;
  readonly t: TFunction<'quote'>;
}

/** A ticket with its saved and current price, and how the price changed. */
export function QuoteLine({ line, t }: LineProps) {
  const { change, today } = line;
  return (
    <Ticket
      label={line.name}
      className={styles.line}
      stub={
        <dl className={styles.prices}>
          {today?.text !== line.before.text && (
            <div>
              <dt className="text-caption">{t('before')}</dt>
              <dd>
                <Price price={line.before} size="small" />
              </dd>
            </div>
          )}
          {today && (
            <div>
              <dt className="text-caption">{t('today')}</dt>
              <dd>
                <Price price={today} />
              </dd>
            </div>
          )}
        </dl>
      }
    >
      <SceneImage
        scene={line.scene}
        wall={line.wall}
        crop="wide"
        decorative
        sizesClass={styles.scene}
      />
      <div className={styles.what}>
        <h2 className="text-h3">{line.name}</h2>
        <Facts line={line} t={t} />
        {change.kind === 'no' ? (
          <ProblemAlert problem={change.problem} tone="warning" />
        ) : (
          <p className={`${styles[change.kind]} text-label`}>
            {t(change.kind, 'by' in change ? { amount: change.by.text } : {})}
          </p>
        )}
      </div>
    </Ticket>
  );
}

function Facts({ line, t }: LineProps) {
  const { t: words } = useTranslation('summary');
  const people = line.people.map(({ unit, quantity }) =>
    words(`units.${unit}`, { count: quantity }),
  );
  const facts = [
    { name: t('date'), value: line.date ?? t('openTicket') },
    { name: t('hours'), value: line.hours },
    { name: t('people'), value: people.join(' · ') },
    { name: t('component'), value: line.component },
    { name: t('extras'), value: line.extras.join(' · ') },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className="co-hidden">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
