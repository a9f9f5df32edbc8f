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
          <span className="text-small">
            {isWithoutDay(view) ? t('summary.noDay') : textOf(view.summary)}
          </span>
        )}
      </a>
      <AddButton form={form} isAdding={isAdding} t={t} />
    </Dock>
  );
}

const isWithoutDay = ({ summary }: BuyView) =>
  summary.kind === 'incomplete' && summary.missing === 'day';

/** What is missing, or why there is no price. */
const textOf = (summary: BuyView['summary']) =>
  summary.kind === 'incomplete'
    ? summary.text
    : summary.kind === 'failed'
      ? summary.problem.text
      : '';
