import type { CouponView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { CodeText, CopyCode } from '../../../parts/coupons/copy-code.js';
import { CouponCard, CouponDates } from '../../../parts/coupons/coupon-card.js';
import { AppLink } from '../../../ui/app-link.js';
import { Label } from '../../../ui/label.js';
import styles from './account-screen.module.css';

type AccountT = TFunction<'account'>;

/** A spent coupon says so and has no copy button. */
export function Coupon({ coupon, t }: { coupon: CouponView; t: AccountT }) {
  const { code, title, state } = coupon;
  const isSpent = state === 'used' || state === 'expired';
  return (
    <CouponCard
      kind={isSpent ? 'spent' : 'code'}
      saving={savingOf(coupon, t)}
      isAmount={coupon.saving.kind === 'amount'}
      code={
        isSpent ? (
          <CodeText code={code} label={t('code.label')} />
        ) : (
          <CopyCode code={code} words={codeWords(code, t)} />
        )
      }
    >
      {state !== 'active' && (
        <p>
          <Label kind={state === 'ahead' ? 'new' : 'soldOut'}>{t(`coupon.${state}`)}</Label>
        </p>
      )}
      <h3 className="text-h3">{title}</h3>
      <Places coupon={coupon} t={t} />
      {!isSpent && (
        <p>
          {t('coupon.how')} {t('coupon.gift')}
        </p>
      )}
      {coupon.minimum && <p>{t('coupon.minimum', { amount: coupon.minimum.text })}</p>}
      <CouponDates>{datesOf(coupon, t)}</CouponDates>
    </CouponCard>
  );
}

function Places({ coupon: { places, saving }, t }: { coupon: CouponView; t: AccountT }) {
  if (places.length === 0) return <p>{t('coupon.everywhere')}</p>;
  return (
    <div className={styles.places}>
      <p>{t(saving.kind === 'product' ? 'coupon.oneOf' : 'coupon.goodFor')}</p>
      <ul>
        {places.map(({ name, href }) => (
          <li key={href}>
            <AppLink href={href} className={styles.link}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function savingOf({ saving }: CouponView, t: AccountT): string {
  switch (saving.kind) {
    case 'percent':
      return t('coupon.percent', { percent: saving.percent });
    case 'amount':
      return t('coupon.amount', { amount: saving.amount.text });
    case 'product':
      return t('coupon.product');
  }
}

const datesOf = ({ state, from, until }: CouponView, t: AccountT): string =>
  t(state === 'ahead' ? 'coupon.startsOn' : 'coupon.between', { from, until });

const codeWords = (code: string, t: AccountT) => ({
  label: t('code.label'),
  copy: t('code.copy'),
  copied: t('code.copied', { code }),
  refused: t('code.refused', { code }),
});
