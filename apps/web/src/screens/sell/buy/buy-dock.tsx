import type { BuyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Dock } from '../../../ui/dock.js';
import { Price } from '../../../ui/price.js';
import { AddButton } from './add-button.js';
import styles from './buy-summary.module.css';
import type { BuyForm } from './use-buy-form.js';

/** The phone's price bar: people and date, total, and the button. Its left part opens every line. */
export function BuyDock(props: { form: BuyForm; isAdding: boolean; t: TFunction<'buy'> }) {
  const { form, isAdding, t } = props;
  const { view } = form;
  const priced = view.summary.kind === 'priced' ? view.summary : undefined;
  return (
    <Dock>
      <a href="#summary" className={styles.dockTotal} data-slow={form.isSlow || undefined}>
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
      <AddButton form={form} isAdding={isAdding} t={t} />
    </Dock>
  );
}

/** What is missing, or why there is no price. */
export function whyNoTotal({ summary }: BuyView, t: TFunction<'buy'>): string {
  if (summary.kind === 'incomplete')
    return summary.missing === 'day' ? t('summary.noDay') : summary.text;
  return summary.kind === 'failed' ? summary.problem.text : '';
}
