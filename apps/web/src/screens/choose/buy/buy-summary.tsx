import type { BuyView, FrameView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { InstalmentOffer } from '../../../parts/summary/instalment-offer.js';
import { LineSummary } from '../../../parts/summary/line-summary.js';
import { LineSavings } from '../../../parts/summary/savings.js';
import { Total } from '../../../parts/summary/total.js';
import { useTranslation } from 'react-i18next';
import { Ticket } from '../../../ui/ticket.js';
import { AddButton } from './add-button.js';
import { whyNoTotal } from './buy-dock.js';
import styles from './buy-summary.module.css';

interface SummaryProps {
  readonly view: BuyView;
  readonly isPending: boolean;
  readonly isSlow: boolean;
  readonly isAdding: boolean;
  readonly widget: FrameView['instalments'];
  readonly t: TFunction<'buy'>;
}

export const BuySummary = memo(function BuySummary(props: SummaryProps) {
  const { view, isPending, isSlow, isAdding, widget, t } = props;
  return (
    <section
      id="summary"
      className={styles.summary}
      aria-label={t('summary.title')}
      aria-busy={isPending || undefined}
      data-slow={isSlow || undefined}
      data-wall={view.wall}
    >
      <Ticket
        orientation="vertical"
        isStubInView
        stub={
          <div className={styles.stub}>
            {view.summary.kind === 'priced' && (
              <>
                <Total total={view.summary.line.total} />
                <InstalmentOffer widget={widget} amount={view.summary.amount} />
              </>
            )}
            <AddButton near={view.near} isAdding={isAdding} className={styles.add} t={t} />
          </div>
        }
      >
        <div className={styles.body}>
          <p className="text-h3">{view.name}</p>
          <Answers view={view} t={t} />
          {view.summary.kind === 'priced' && (
            <>
              <LineSummary summary={view.summary.line} />
              <LineSavings summary={view.summary.line} />
            </>
          )}
          {view.summary.kind === 'failed' && <ProblemAlert problem={view.summary.problem} />}
          {view.summary.kind === 'incomplete' && (
            <p className="text-label">{whyNoTotal(view, t)}</p>
          )}
        </div>
      </Ticket>
    </section>
  );
});

/** Date, time and people come first (docs/rules/screens.md#summary). */
function Answers({ view, t }: { view: BuyView; t: TFunction<'buy'> }) {
  const summary = useTranslation('summary');
  const time = view.times?.find(({ isChosen }) => isChosen)?.text;
  const rows = [
    { name: t('summary.day'), value: view.chosenDay?.text },
    { name: t('summary.time'), value: time },
    {
      name: t('summary.people'),
      value:
        view.summary.kind === 'priced'
          ? summary.t('people', { count: view.summary.peopleCount })
          : undefined,
    },
  ];
  return (
    <dl className={`${styles.answers} text-small`}>
      {rows.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
