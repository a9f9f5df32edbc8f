import type { FrameView, Problem } from '@shop/ports/screens';
import { problemOf, ProblemAt } from '../../../parts/problems/problem-at.js';
import { Alert } from '../../../ui/alert.js';
import { Icon } from '../../../ui/icon.js';
import styles from './checkout-screen.module.css';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';

interface MethodsProps {
  readonly view: OpenCheckout;
  readonly currency: FrameView['currency'];
  readonly problems: readonly Problem[];
  readonly t: CheckoutT;
}

/** How to pay: only what the currency has, and what it lacks said before any choice. */
export function PaymentMethods({ view, currency, problems, t }: MethodsProps) {
  const problem = problemOf(problems, 'method');
  return (
    <section className={styles.step} aria-labelledby="step-payment">
      <h2 id="step-payment" className="text-h3">
        {t('step.payment')}
      </h2>
      {view.methodsProblem && <Alert tone="error">{view.methodsProblem}</Alert>}
      <MissingMethods view={view} currency={currency} t={t} />
      {view.methods.length > 0 && (
        <fieldset
          id="field-method"
          className={styles.methods}
          aria-describedby={problem ? 'problem-method' : undefined}
        >
          <legend className="text-label">{t('payment.legend')}</legend>
          <ProblemAt problem={problem} id="problem-method" />
          {view.methods.map(({ code, name, isChosen }) => (
            <label key={code} className={styles.method}>
              <input type="radio" name="method" value={code} defaultChecked={isChosen} required />
              <span className="text-label">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={`${styles.how} text-small`}>
        <Icon name="shield-check" size={20} />
        {t('payment.how')}
      </p>
    </section>
  );
}

/** Why a method one would look for is not there, with the way to a currency that has it. */
function MissingMethods({ view, currency, t }: Omit<MethodsProps, 'problems'>) {
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
