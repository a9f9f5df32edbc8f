import type { ChangeView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';
import styles from './rights.module.css';

type OrderT = TFunction<'order'>;

export function ChangeList({ changes, t }: { changes: readonly ChangeView[]; t: OrderT }) {
  return (
    <div className={styles.changes} role="status">
      <h3 className="text-h4">{t('changes.title')}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.id} data-state={change.state}>
            <Icon name={iconOf(change)} size={20} />
            <p>
              <strong>{newsOf(change, t)}</strong>{' '}
              <span className={styles.quiet}>
                {change.reason ?? t(`changes.state.${stateOf(change)}`)} · {change.at}
              </span>
              {change.more?.payAt && (
                <ButtonLink href={change.more.payAt} size="sm" className={styles.payNow}>
                  {t('changes.pay', { amount: change.more.amount.text })}
                </ButtonLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function iconOf({ state, claim }: ChangeView) {
  if (state === 'refused' || claim?.status === 'DENIED') return 'alert-triangle';
  return state === 'done' && claim?.status !== 'RECEIVED' ? 'circle-check' : 'clock';
}

/** A received claim is decided later. */
const stateOf = ({ state, claim }: ChangeView) =>
  claim && state === 'done' ? claims[claim.status] : state;

const claims = { RECEIVED: 'received', GRANTED: 'granted', DENIED: 'denied' } as const;

function newsOf({ kind, state, what, back, coupon, day, more }: ChangeView, t: OrderT): string {
  const dearer = more && { what, day, amount: more.amount.text };
  if (dearer && state === 'done') return t('changes.movedMore', dearer);
  if (dearer && more.isReturned) return t('changes.returned', dearer);
  const isOver = state === 'done' || state === 'refunding';
  if (kind === 'weather') return t('changes.weather', { what });
  if (kind === 'changeStay' && isOver && back && !back.isNothing)
    return t('changes.movedBack', { what, day, amount: back.amount.text });
  if (kind === 'changeDate' || kind === 'changeStay')
    return t(isOver ? 'changes.moved' : 'changes.move', { what, day });
  const amount = back?.amount.text;
  if (!isOver) return t('changes.cancel', { what });
  if (coupon) return t('changes.coupon', { what, amount, code: coupon.code, until: coupon.until });
  return t(back?.isNothing ? 'changes.cancelled' : 'changes.refund', { what, amount });
}
