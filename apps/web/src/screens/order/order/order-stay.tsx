import { cancelTickets, type OrderStayView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { StayFacts, StayRooms } from '../../../parts/stay/stay-rooms.js';
import { AppLink } from '../../../ui/app-link.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Button } from '../../../ui/button.js';
import { Price } from '../../../ui/price.js';
import { SceneImage } from '../../../ui/scene-image.js';
import styles from './order-stay.module.css';
import { RightLeft } from './right-left.js';

type OrderT = TFunction<'order'>;

interface OrderStayProps {
  readonly stay: OrderStayView;
  readonly order: string;
  readonly path: string;
  readonly t: OrderT;
}

/** A hotel stay: dates, rooms with their rules, and cancellation. */
export function OrderStay({ stay, order, path, t }: OrderStayProps) {
  const { cancelled, move, right } = stay;
  return (
    <article className={styles.sheet} data-wall={stay.wall} aria-labelledby={`line-${stay.id}`}>
      <div className={styles.place}>
        {!cancelled && (
          <SceneImage
            scene={stay.scene}
            wall={stay.wall}
            crop="wide"
            decorative
            sizesClass={styles.scene}
          />
        )}
        <div className={styles.name}>
          <h3 id={`line-${stay.id}`} className="text-h3">
            {stay.hotel}
          </h3>
          {cancelled && <p className="text-label">{t('stay.gone')}</p>}
          <StayFacts stay={stay} />
        </div>
      </div>
      <div className={styles.what}>
        <StayRooms stay={stay} />
        {cancelled && (
          <p className={styles.line}>
            <span>{t('rights.form.back')}</span>
            <Price price={cancelled.back} />
          </p>
        )}
        {move?.kind === 'open' && <MoveStay move={move} stay={stay} t={t} />}
        {right?.kind === 'over' && (
          <p className="text-small">
            {right.reason === 'late' ? t('stay.late') : t(`rights.over.${right.reason}`)}
          </p>
        )}
        {right?.kind === 'open' && (
          <CancelStay right={right} stay={stay} order={order} path={path} t={t} />
        )}
      </div>
    </article>
  );
}

type Move = Extract<NonNullable<OrderStayView['move']>, { kind: 'open' }>;

/** A link to change the nights, while the first of them can still be cancelled free. */
const MoveStay = ({ move, stay, t }: { move: Move; stay: OrderStayView; t: OrderT }) => (
  <div className={styles.move}>
    <ButtonLink
      href={move.href}
      tone="outline"
      aria-label={t('stay.moveNamed', { name: stay.hotel })}
    >
      {t('stay.move')}
    </ButtonLink>
    <p className="text-small">{t('stay.moveUntil', { until: move.until })}</p>
    {move.soon && <RightLeft soon={move.soon} t={t} />}
  </div>
);

/** Shows the refund before the visitor confirms. A form of its own, so it works without scripts. */
function CancelStay({
  right,
  stay,
  order,
  path,
  t,
}: OrderStayProps & { right: Extract<OrderStayView['right'], { kind: 'open' }> }) {
  const { soon, back, until, problems } = right;
  return (
    <details className={styles.cancel} open={problems.length > 0}>
      <summary className="text-label">{t('stay.cancel')}</summary>
      {problems.map((problem) => (
        <ProblemAlert key={problem.code} problem={problem} />
      ))}
      <p>{t('stay.back', { amount: back.text, until })}</p>
      {stay.move?.kind !== 'open' && (
        <p>
          {t('stay.other')} <AppLink href={stay.again}>{t('stay.again')}</AppLink>
        </p>
      )}
      {soon && <RightLeft soon={soon} t={t} />}
      <form method="post" action={`/api${cancelTickets.path}`}>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="attempt" value={right.attempt} />
        <input type="hidden" name="line" value={stay.id} />
        <input type="hidden" name="way" value="refund" />
        <input type="hidden" name="amount" value={right.minorUnits} />
        <Button type="submit" tone="outline">
          {t('rights.form.doCancel', { amount: back.text })}
          <span className="co-hidden">: {stay.hotel}</span>
        </Button>
      </form>
    </details>
  );
}
