import type { MonthsView, TermView } from '@shop/ports/screens';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import styles from './months.module.css';
import type { CheckoutT } from './open-checkout.js';

interface TableProps {
  readonly months: MonthsView;
  /** Bank whose row phones show, if scripts can hide the others. */
  readonly bank: number;
  readonly t: CheckoutT;
}

type Bank = MonthsView['banks'][number];

/** Banks by months; each amount is a radio. On phones a bank's months are stacked. */
export function MonthsTable({ months: { terms, banks, chosen }, bank, t }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="text-small">{t('months.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('months.bank')}</th>
          {terms.map(({ months }) => (
            <th key={months} scope="col">
              {t('months.term', { months })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {banks.map((one) => (
          <tr key={one.id} data-shown={one.id === bank || undefined}>
            <th scope="row">
              <BankName bank={one} />
            </th>
            {terms.map((term) => (
              <Cell key={term.months} bank={one} term={term} chosen={chosen} t={t} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const BankName = ({ bank: { name, logo } }: { bank: Bank }) =>
  logo ? <img src={logo} alt={name} className={styles.logo} /> : name;

function Cell(props: { bank: Bank; term: TermView; chosen: string | undefined; t: CheckoutT }) {
  const { bank, term, chosen, t } = props;
  const { months, short, first } = term;
  if (!bank.months.includes(months))
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('months.none')}</VisuallyHidden>
      </td>
    );
  const plan = `${bank.id}.${months}`;
  return (
    <td>
      <label className={styles.cell}>
        <input
          type="radio"
          name="plan"
          value={plan}
          defaultChecked={plan === chosen}
          aria-label={t('months.of', { months, bank: bank.name, amount: first.text })}
        />
        <span className={styles.term}>{t('months.term', { months })}</span>
        <span className={styles.amount}>{short}</span>
      </label>
    </td>
  );
}
