import type { PayWayView, FrameView, Problem } from '@shop/ports/screens';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { Alert } from '../../../ui/alert.js';
import { Icon } from '../../../ui/icon.js';
import { Months } from './months.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import styles from './pay-ways.module.css';
import { TransferSteps } from './transfer-steps.js';

interface WaysProps {
  readonly view: OpenCheckout;
  readonly problems: readonly Problem[];
  readonly plan: string | undefined;
  readonly t: CheckoutT;
}

/** Payment methods of the currency; the chosen one explains its steps. */
export function PayWays(props: WaysProps) {
  const { view, problems, t } = props;
  const problem = problemOf(problems, 'method');
  return (
    <>
      {view.methodsProblem && <Alert tone="error">{view.methodsProblem}</Alert>}
      {view.ways.length > 0 && (
        <fieldset
          id="field-method"
          tabIndex={-1}
          className={styles.ways}
          aria-describedby={problem ? 'problem-method' : undefined}
        >
          <legend className="text-label">{t('payment.legend')}</legend>
          <ProblemAt problem={problem} id="problem-method" />
          {view.ways.map((way) => (
            <Way key={way.code} way={way} {...props} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Way({ way, ...props }: WaysProps & { way: PayWayView }) {
  const { code, marks, isChosen } = way;
  const { t } = props;
  return (
    <div className={styles.way}>
      <label className={styles.head}>
        <input type="radio" name="method" value={code} defaultChecked={isChosen} required />
        <span>
          <span className={`${styles.name} text-label`}>{t(`way.name.${code}`)}</span>
          <span className="text-small">{t(`way.text.${code}`, factsOf(props.view))}</span>
        </span>
        <Marks
          marks={marks}
          from={code === 'MONTHS' ? props.view.months?.from.text : undefined}
          t={t}
        />
      </label>
      <div className={styles.body}>
        <WayBody code={code} {...props} />
      </div>
    </div>
  );
}

/** Figures for the line below a method's name. */
const factsOf = ({ transfer, months }: OpenCheckout) => ({
  hours: transfer?.hours ?? 0,
  shortest: months?.terms[0]?.months ?? 0,
  longest: months?.terms.at(-1)?.months ?? 0,
  banks: months?.banks.length ?? 0,
});

function Marks(props: { marks: readonly string[]; from: string | undefined; t: CheckoutT }) {
  const { marks, from, t } = props;
  if (from) return <span className={styles.from}>{t('way.from', { amount: from })}</span>;
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
    </span>
  );
}

function WayBody({ code, view, plan, problems, t }: WaysProps & { code: PayWayView['code'] }) {
  const total = view.totals.total.now.text;
  switch (code) {
    case 'MONTHS':
      return (
        view.months && (
          <Months months={view.months} plan={plan} total={total} problems={problems} t={t} />
        )
      );
    case 'CARD':
      return (
        <p className={`${styles.how} text-small`}>
          <Icon name="shield-check" size={20} />
          {t('way.card')}
        </p>
      );
    case 'PP':
      return (
        <>
          <p>{t('way.paypal.text', { total })}</p>
          <p className={`${styles.soft} text-small`}>{t('way.paypal.back')}</p>
        </>
      );
    case 'TR':
      return view.transfer && <TransferSteps transfer={view.transfer} total={total} t={t} />;
  }
}

interface MissingProps {
  readonly view: OpenCheckout;
  readonly currency: FrameView['currency'];
  readonly t: CheckoutT;
}

/** Why an expected method is missing, with a link to change the currency. */
export function MissingMethods({ view, currency, t }: MissingProps) {
  const change = (
    <a href="#settings" className={`${styles.link} text-label`}>
      {t('payment.changeCurrency')}
    </a>
  );
  if (view.hasNoMethod)
    return (
      <Alert
        tone="warning"
        title={t('payment.noneTitle', { currency: currency.name })}
        actions={change}
      >
        {t('payment.none')}
      </Alert>
    );
  if (view.missingMethods.length === 0) return null;
  const methods = [...view.missingMethods];
  return (
    <Alert tone="info" actions={change}>
      {t('payment.missing', { methods, currency: currency.name })}
    </Alert>
  );
}
