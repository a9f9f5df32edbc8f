import type { OrderMailState, OrderView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import { SceneImage } from '../../../ui/scene-image.js';
import { Wall } from '../../../ui/wall.js';
import styles from './order-head.module.css';
import { mailText } from './order-mail.js';
import { useConfirming } from './use-confirming.js';

type OrderT = TFunction<'order'>;

interface OrderHeadProps {
  readonly view: OrderView;
  readonly mail: OrderMailState | undefined;
  readonly path: string;
  readonly t: OrderT;
}

/** The outcome on the wall of the first place, before its scene: the order's number, what can be done. */
export function OrderHead({ view, mail, path, t }: OrderHeadProps) {
  const { state, firstName, wall, lines } = view;
  const isLate = useConfirming(state === 'confirming');
  const scene = lines[0]?.scene;
  return (
    <div className={styles.stage} data-wall={wall}>
      {scene && (
        <SceneImage scene={scene} wall={wall} priority decorative sizesClass={styles.scene} />
      )}
      <div className="co-page">
        <Wall wall={wall} className={styles.head}>
          <h1 id="title" tabIndex={-1} className={state === 'confirmed' ? 'text-hero' : 'text-h1'}>
            {t(`${state}.title`, { name: firstName })}
          </h1>
          <p className="text-lead" role="status">
            {state === 'confirming' && isLate ? t('confirming.slow') : t(`${state}.text`)}
          </p>
          {mail && mail.standing !== 'none' && <p>{mailText(mail, t)}</p>}
          <Facts view={view} t={t} />
          <Actions view={view} path={path} t={t} />
        </Wall>
      </div>
    </div>
  );
}

function Facts({ view: { id, boughtAt, state, totals }, t }: { view: OrderView; t: OrderT }) {
  const facts = [
    { name: t('number'), value: id },
    { name: t('boughtAt'), value: boughtAt },
    { name: t('paid'), value: state === 'confirmed' && totals.total.now.text },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className="text-small">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
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
