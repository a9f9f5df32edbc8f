import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { Dock } from '../../../ui/dock.js';
import { Price } from '../../../ui/price.js';
import { AddButton } from './add-button.js';
import styles from './buy-summary.module.css';

interface BuyDockProps {
  readonly view: BuyView;
  readonly isSlow: boolean;
  readonly isAdding: boolean;
  readonly t: TFunction<'buy'>;
}

/** The phone's price bar. Its left part opens the price details. */
export const BuyDock = memo(function BuyDock(props: BuyDockProps) {
  const { view, isSlow, isAdding, t } = props;
  const priced = view.summary.kind === 'priced' ? view.summary : undefined;
  return (
    <Dock>
      <a href="#summary" className={styles.dockTotal} data-slow={isSlow || undefined}>
        {priced ? (
          <>
            <span className="text-caption">
              {t('summary.dock', { count: priced.peopleCount, date: view.chosenDay?.text ?? '' })}
            </span>
            <Price price={priced.line.total.now} />
            <span className="co-hidden">{t('summary.details')}</span>
          </>
        ) : (
          <span className="text-small">{whyNoTotal(view, t)}</span>
        )}
      </a>
      <AddButton near={view.near} isAdding={isAdding} t={t} />
    </Dock>
  );
});

export function whyNoTotal({ summary }: BuyView, t: TFunction<'buy'>): string {
  if (summary.kind === 'incomplete')
    return summary.missing === 'day' ? t('summary.noDay') : summary.text;
  return summary.kind === 'failed' ? summary.problem.text : '';
}
