import { Trans } from 'react-i18next';
import { CartTotal } from '../../../parts/summary/cart-total.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { AppLink } from '../../../ui/app-link.js';
import { Button } from '../../../ui/button.js';
import { Dock } from '../../../ui/dock.js';
import styles from './checkout-screen.module.css';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import { OrderLines } from './order-summary.js';
import { NextButton, nextIn } from './step.js';
import type { Steps } from './use-steps.js';

interface ReviewProps {
  readonly view: OpenCheckout;
  readonly steps: Steps;
  readonly isBusy: boolean;
  readonly t: CheckoutT;
}

/** The last step: total, guarantees, and a button that names the amount. */
export function Review(props: ReviewProps) {
  const { view, steps, isBusy, t } = props;
  return (
    <>
      <p>{t('review.text')}</p>
      {steps.step === 'review' && (
        <div className={styles.whole}>
          <OrderLines view={view} t={t} />
        </div>
      )}
      <CartTotal totals={view.totals} />
      <Guarantees of={view.guarantees} />
      <p className={`${styles.muted} text-small`}>
        <Trans
          t={t}
          i18nKey="review.accepts"
          components={{
            terms: <AppLink href={view.terms} />,
            privacy: <AppLink href={view.privacy} />,
          }}
        />
      </p>
      <PayButton {...props} className={styles.pay} />
      <p role="status" className={`${styles.muted} text-small`}>
        {isBusy && t('review.wait')}
      </p>
    </>
  );
}

function PayButton({
  view,
  steps,
  isBusy,
  className,
  t,
}: ReviewProps & { className: string | undefined }) {
  const total = view.totals.total.now.text;
  return (
    <Button type="submit" tone="buy" size="lg" busy={isBusy} className={className}>
      {view.toPay === 'nothing'
        ? t('review.confirm')
        : t(steps.said.method === 'TR' ? 'review.place' : 'review.pay', { total })}
    </Button>
  );
}

/** On phones: the total and the open step's next button. */
export function CheckoutDock(props: ReviewProps) {
  const { view, steps, t } = props;
  const { step } = steps;
  return (
    <Dock>
      {step === 'review' ? (
        <PayButton {...props} className={styles.dockPay} />
      ) : (
        <>
          <strong className={styles.dockTotal}>{view.totals.total.now.text}</strong>
          <NextButton {...nextIn(view, step)} steps={steps} t={t}>
            {t(`step.dock.${step}`)}
          </NextButton>
        </>
      )}
    </Dock>
  );
}
