import type { LineSummaryView, PriceText, SavingsView } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { Price } from '../../ui/price.js';
import styles from './summary.module.css';

/** Savings against regular prices. Shown outside the sum, whose lines already include them. */
export function Savings({ savings }: { savings: SavingsView }) {
  const { t } = useTranslation('summary');
  const { inAll, saved, rule, promo } = savings;
  const byRules = saved && {
    text: rule ? t(`rule.${rule.rule}`, { percent: rule.percent, from: rule.from }) : t('discount'),
    amount: saved,
  };
  const byCode = promo &&
    !promo.off && { text: t('promo', { code: promo.code }), amount: promo.saved };
  const reasons = [byRules, byCode].filter((reason) => reason !== undefined && reason !== false);
  const amount = inAll ?? reasons[0]?.amount;
  return amount && <Box amount={amount} reasons={reasons} />;
}

export function LineSavings({ summary: { saved, tier, coupon } }: { summary: LineSummaryView }) {
  const { t } = useTranslation('summary');
  const rules = [tier, coupon].filter((rule) => rule !== undefined);
  const text = rules.map(({ rule, ...figures }) => t(`rule.${rule}`, figures)).join(' · ');
  return saved && <Box amount={saved} reasons={text ? [{ text, amount: saved }] : []} />;
}

interface Reason {
  readonly text: string;
  readonly amount: PriceText;
}

function Box({ amount, reasons }: { amount: PriceText; reasons: readonly Reason[] }) {
  const { t } = useTranslation('summary');
  const [only, ...others] = reasons;
  return (
    <div className={styles.savings}>
      <p>
        <span>{only && others.length === 0 ? `${t('saves')} · ${only.text}` : t('saves')}</span>
        <Price price={amount} size="small" />
      </p>
      {others.length > 0 &&
        reasons.map(({ text, amount: part }) => (
          <p key={text}>
            {text}
            <Price price={part} size="small" />
          </p>
        ))}
    </div>
  );
}
