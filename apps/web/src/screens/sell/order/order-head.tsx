import type { OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { Wall } from '../../../ui/wall.js';
import styles from './order-screen.module.css';
import { useConfirming } from './use-confirming.js';

type OrderT = TFunction<'order'>;

/** The wall of the first place with the outcome, the order's number and what can be done. */
export function OrderHead({ view, path, t }: { view: OrderView; path: string; t: OrderT }) {
  const { state, firstName } = view;
  const isLate = useConfirming(state === 'confirming');
  return (
    <Wall wall={view.wall} className={styles.wall}>
      <div className={`${styles.head} co-page`}>
        <h1 id="title" tabIndex={-1} className="text-h1">
          {t(`${state}.title`, { name: firstName })}
        </h1>
        <p className="text-lead" role="status">
          {state === 'confirming' && isLate ? t('confirming.slow') : t(`${state}.text`)}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('number')}</dt>
            <dd className={styles.code}>{view.id}</dd>
          </div>
          <div>
            <dt>{t('boughtAt')}</dt>
            <dd>{view.boughtAt}</dd>
          </div>
        </dl>
        <Actions view={view} path={path} t={t} />
      </div>
    </Wall>
  );
}

function Actions({ view, path, t }: { view: OrderView; path: string; t: OrderT }) {
  return (
    <div className={styles.actions}>
      {view.state === 'confirming' && (
        <a href={path} className={`${styles.reload} text-label`}>
          {t('confirming.reload')}
        </a>
      )}
      {view.retry && (
        <ButtonLink href={view.retry.href} tone="onWall">
          {t(view.state === 'failed' ? 'retry' : 'cart')}
        </ButtonLink>
      )}
      {view.state === 'confirmed' && (
        <Button
          tone="onWall"
          icon={<Icon name="printer" size={20} />}
          className={styles.print}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      )}
    </div>
  );
}
