import type { PayWayView, FrameView, Problem } from '@shop/ports/screens';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { Alert } from '../../../ui/alert.js';
import { Icon } from '../../../ui/icon.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import styles from './pay-ways.module.css';
import { TransferSteps } from './transfer-steps.js';

interface WaysProps {
  readonly view: OpenCheckout;
  readonly problems: readonly Problem[];
  readonly t: CheckoutT;
}

/** How to pay: what the currency has, each way with its marks; the chosen one says how it goes. */
export function PayWays({ view, problems, t }: WaysProps) {
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
            <Way key={way.code} way={way} view={view} t={t} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function Way({ way, view, t }: { way: PayWayView; view: OpenCheckout; t: CheckoutT }) {
  const { code, marks, isChosen } = way;
  return (
    <div className={styles.way}>
      <label className={styles.head}>
        <input type="radio" name="method" value={code} defaultChecked={isChosen} required />
        <span>
          <span className={`${styles.name} text-label`}>{t(`way.name.${code}`)}</span>
          <span className="text-small">
            {t(`way.text.${code}`, { hours: view.transfer?.hours ?? 0 })}
          </span>
        </span>
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {mark}
              </span>
            ))}
          </span>
        )}
      </label>
      <div className={styles.body}>
        <WayBody code={code} view={view} t={t} />
      </div>
    </div>
  );
}

function WayBody({
  code,
  view,
  t,
}: {
  code: PayWayView['code'];
  view: OpenCheckout;
  t: CheckoutT;
}) {
  const total = view.totals.total.now.text;
  switch (code) {
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

/** Why a method one would look for is not there, with the way to a currency that has it. */
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
