import type { PlanOptionView, PlanView, PlanWhyView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Price } from '../../../ui/price.js';
import styles from './plan.module.css';

type BuilderT = TFunction<'builder'>;

export interface PlanProps {
  plan: PlanView;
  canAsk: boolean;
  form: string;
  t: BuilderT;
}

/** Finds the cheapest days. Its fields belong to the builder's form, so tickets are sent too. */
export function Plan({ plan, canAsk, form, t }: PlanProps) {
  return (
    <section id="plan" className={styles.plan} aria-labelledby="plan-title">
      <div className="co-page">
        <header className={styles.head}>
          <h2 id="plan-title" className="text-h2">
            {t('plan.title')}
          </h2>
          <p className="text-lead">{t('plan.lead')}</p>
        </header>
        <div className={styles.columns}>
          <Ask plan={plan} canAsk={canAsk} form={form} t={t} />
          <div role="status" className={styles.found}>
            <Found plan={plan} t={t} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Ask({ plan, canAsk, form, t }: PlanProps) {
  const { from, to, first, last, options, refusal, problem } = plan;
  const isAsked = options.length > 0 || refusal !== undefined || problem !== undefined;
  const day = (name: 'from' | 'to', value: string) => (
    <label className={styles.field}>
      <span className="text-label">{t(`plan.${name}`)}</span>
      <input
        key={value}
        type="date"
        name={name}
        form={form}
        defaultValue={value}
        min={first}
        max={last}
      />
    </label>
  );
  return (
    <div className={styles.ask}>
      {day('from', from)}
      {day('to', to)}
      <p className="text-small">{t(canAsk ? 'plan.note' : 'plan.empty')}</p>
      {canAsk && (
        <Button type="submit" form={form} name="plan" value="yes" tone="outline">
          {t(isAsked ? 'plan.again' : 'plan.find')}
        </Button>
      )}
    </div>
  );
}

function Found({ plan, t }: Pick<PlanProps, 'plan' | 't'>) {
  const { options, refusal, problem, isWithoutExtras } = plan;
  if (problem) return <Alert tone="warning">{problem}</Alert>;
  if (refusal)
    return (
      <Alert tone="warning">{t(`plan.refusal.${refusal.kind}`, { names: refusal.names })}</Alert>
    );
  if (options.length === 0) return null;
  return (
    <>
      <p className="text-label">{t('plan.found', { count: options.length })}</p>
      {isWithoutExtras && <p className="text-small">{t('plan.withoutExtras')}</p>}
      <ol className={styles.options}>
        {options.map((option, place) => (
          <li key={option.href} className={styles.option} data-best={place === 0 || undefined}>
            <Option option={option} isBest={place === 0} t={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Option({ option, isBest, t }: { option: PlanOptionView; isBest: boolean; t: BuilderT }) {
  const { total, more, days, why, href } = option;
  return (
    <>
      <ul className={styles.days}>
        {days.map(({ name, wall, date }) => (
          <li key={name} data-wall={wall}>
            <b>{date}</b> {name}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{isBest ? t('plan.best') : whyOf(why, more !== undefined, t)}</p>
      <p className={styles.amount}>
        <Price price={total} />
        {more && <span className={styles.more}>{t('plan.more', { amount: more.text })}</span>}
      </p>
      <ButtonLink href={href} tone={isBest ? 'main' : 'outline'} size="sm">
        {t('plan.use')}
        <span className="co-hidden">: {days.map(({ date }) => date).join(', ')}</span>
      </ButtonLink>
    </>
  );
}

const whyOf = (why: readonly PlanWhyView[], isDearer: boolean, t: BuilderT): string =>
  isDearer
    ? why.map(({ kind, ...words }) => t(`plan.why.${kind}`, words)).join(' ')
    : t('plan.same');
