import styles from './months.module.css';
import type { MonthsProps } from './months.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';

/** All instalments; the first is wider, since it includes the remainder. */
export function ScheduleView({ months, plan, total, t }: MonthsProps) {
  const { bank, term } = planIn(months, plan) ?? {};
  if (!bank || !term) return null;
  const { months: count, first, rest, remainder } = term;
  return (
    <section className={styles.schedule} aria-live="polite">
      <h3 className="text-h4">{t('months.schedule', { months: count, bank: bank.name })}</h3>
      <p className={styles.stubs} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <i key={at}>{at + 1}</i>
        ))}
      </p>
      <dl className={styles.sums}>
        <Sum name={t('months.first')} value={first.text} />
        <Sum name={t('months.rest', { count: count - 1 })} value={rest.text} />
        <Sum name={t('months.sum')} value={total} />
      </dl>
      {remainder > 0 && <p className="text-small">{t('months.remainder', { count: remainder })}</p>}
    </section>
  );
}

const Sum = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function planIn(months: NonNullable<OpenCheckout['months']>, plan: string | undefined) {
  const [id, count] = plan?.split('.').map(Number) ?? [];
  const bank = months.banks.find((one) => one.id === id);
  const term = months.terms.find((one) => one.months === count);
  return bank && term && { bank, term };
}

/** The plan in one line, for the folded step. */
export function writeFolded(
  months: OpenCheckout['months'],
  plan: string | undefined,
  t: CheckoutT,
): string | undefined {
  const found = months && planIn(months, plan);
  if (!found) return undefined;
  const { bank, term } = found;
  const words = { months: term.months, bank: bank.name, rest: term.rest.text };
  return term.remainder > 0
    ? t('months.folded', { ...words, first: term.first.text, count: term.months - 1 })
    : t('months.foldedEven', words);
}
