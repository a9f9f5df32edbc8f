import type { MonthsView, Problem } from '@shop/ports/screens';
import { useState } from 'react';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { MonthsTable } from './months-table.js';
import styles from './months.module.css';
import type { CheckoutT } from './open-checkout.js';
import { ScheduleView } from './schedule-view.js';

export interface MonthsProps {
  readonly months: MonthsView;
  /** `3.13`, once chosen. */
  readonly plan: string | undefined;
  readonly total: string;
  readonly problems: readonly Problem[];
  readonly t: CheckoutT;
}

/** Bank and number of months, with the cost of each. */
export function Months(props: MonthsProps) {
  const { months, plan, problems, t } = props;
  const problem = problemOf(problems, 'plan');
  const [bank, setBank] = useState(bankIn(months.chosen) ?? String(months.banks[0]?.id ?? ''));
  return (
    <div
      id="field-plan"
      tabIndex={-1}
      role="group"
      aria-label={t('way.name.MONTHS')}
      aria-describedby={problem ? 'problem-plan' : undefined}
      className={styles.months}
    >
      <p>{t('months.lead')}</p>
      <ProblemAt problem={problem} id="problem-plan" />
      <label className={styles.choose}>
        <span className="text-label">{t('months.chooseBank')}</span>
        {/* Uncontrolled: a render on input would reset the value before `change`. */}
        <select
          defaultValue={bank}
          onChange={({ target }) => {
            setBank(target.value);
            moveTo(target.form, target.value);
          }}
        >
          {months.banks.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <MonthsTable months={months} bank={Number(bank)} t={t} />
      <Button
        tone="quiet"
        size="sm"
        icon={<Icon name="printer" size={20} />}
        className={styles.print}
        onClick={() => window.print()}
      >
        {t('months.print')}
      </Button>
      <ScheduleView {...props} plan={plan} />
      <p className={`${styles.card} text-small`}>
        <Icon name="shield-check" size={20} />
        {t('months.card')}
      </p>
    </div>
  );
}

const bankIn = (plan: string | undefined) => plan?.split('.')[0];

/** On a change of bank, keeps the number of months if the new bank has it. */
function moveTo(form: HTMLFormElement | null, bank: string): void {
  const plans = [...(form?.querySelectorAll<HTMLInputElement>('input[name=plan]') ?? [])];
  const chosen = plans.find(({ checked }) => checked);
  if (!chosen) return;
  const months = chosen.value.split('.')[1];
  const same = plans.find(({ value }) => value === `${bank}.${months}`);
  if (same) same.checked = true;
  else chosen.checked = false;
  (same ?? chosen).dispatchEvent(new Event('input', { bubbles: true }));
}
