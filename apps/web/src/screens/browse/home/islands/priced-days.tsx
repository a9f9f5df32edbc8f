import type { TFunction } from 'i18next';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { DayGrid } from './day-grid.js';
import styles from './priced-days.module.css';
import { type Asked, usePricedDays } from './use-priced-days.js';

export interface PricedDaysProps extends Omit<Asked, 'month'> {
  choose: (day: { day: string; text: string }) => void;
  close: () => void;
  t: TFunction<'home'>;
}

/** Days with their prices in a dialog: below the planner on desktops, a sheet on phones. */
export function PricedDays({ choose, close, t, ...asked }: PricedDaysProps) {
  const { view, isLoading, hasFailed, turn } = usePricedDays(asked);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const shut = () => dialog.current?.close();
  /** A click on a day closes the dialog; arrow keys only move the choice. */
  const press = ({ target, detail }: MouseEvent) => {
    const isBeside = target === dialog.current;
    if (isBeside || (detail > 0 && target instanceof HTMLInputElement)) shut();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) shut();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="planner-days-title"
      onClose={close}
      onClick={press}
      onKeyDown={keyDown}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id="planner-days-title" className="text-h4" tabIndex={-1}>
            {view?.name ? t('planner.dayOf', { name: view.name }) : t('planner.day')}
          </h2>
          <button
            type="button"
            className={styles.round}
            aria-label={t('planner.close')}
            onClick={shut}
          >
            <Icon name="x" />
          </button>
        </div>
        {hasFailed && <p role="alert">{t('planner.failed')}</p>}
        {!view && !hasFailed && (
          <p className={styles.waiting} role="status">
            {t('planner.loading')}
          </p>
        )}
        {view && (
          <DayGrid
            view={view}
            isLoading={isLoading}
            turn={turn}
            choose={choose}
            t={t}
            chosen={asked.chosen}
          />
        )}
        <Button onClick={shut}>{t('planner.done')}</Button>
      </div>
    </dialog>
  );
}
