import { pay, type FrameView, type Problem } from '@shop/ports/screens';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Guarantees } from '../../../parts/summary/guarantees.js';
import { CartTotal } from '../../../parts/summary/cart-total.js';
import { Button } from '../../../ui/button.js';
import { Dock } from '../../../ui/dock.js';
import { ProblemList } from '../../../ui/problem-list.js';
import styles from './checkout-screen.module.css';
import { ContactFields } from './contact-fields.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import { PaymentMethods } from './payment-methods.js';
import { usePay } from './use-pay.js';

interface CheckoutFormProps {
  readonly view: OpenCheckout;
  readonly frame: FrameView;
  readonly t: CheckoutT;
}

/** The one form of the page; what goes wrong is listed on top, said at its field, and kept. */
export function CheckoutForm({ view, frame, t }: CheckoutFormProps) {
  const form = usePay(view, frame.language);
  return (
    <form
      ref={form.ref}
      method="post"
      action={`/api${pay.path}`}
      onSubmit={form.submit}
      onBlur={form.check}
      onInput={form.clear}
      className={styles.form}
    >
      <input type="hidden" name="path" value={frame.path} />
      <input type="hidden" name="attempt" value={view.attempt} />
      <input type="hidden" name="digest" value={view.digest} />
      <div ref={form.summary} tabIndex={-1} className={styles.problems}>
        <Refusals problems={form.refused} t={t} />
      </div>
      <ContactFields view={view} problems={form.problems} t={t} />
      <PaymentMethods view={view} currency={frame.currency} problems={form.problems} t={t} />
      {!view.hasNoMethod && <Review view={view} isBusy={form.isBusy} t={t} />}
    </form>
  );
}

/** What is about a field is listed under one heading; the rest stands alone, under its own. */
function Refusals({ problems, t }: { problems: readonly Problem[]; t: CheckoutT }) {
  return (
    <>
      {problems
        .filter(({ field }) => field === 'page')
        .map((problem) => (
          <ProblemAlert key={problem.code} problem={problem} title={titleOf(problem, t)} />
        ))}
      <ProblemList
        problems={problems.filter(({ field }) => field !== 'page')}
        title={t('problems')}
      />
    </>
  );
}

/** With what a payment came back. */
const titleOf = ({ code }: Problem, t: CheckoutT) =>
  code === 'declined' || code === 'paymentExpired' ? t(`returned.${code}`) : undefined;

/** The last look: all there is to pay, what is promised, and the button that says the amount. */
function Review({ view, isBusy, t }: { view: OpenCheckout; isBusy: boolean; t: CheckoutT }) {
  return (
    <section className={styles.step} aria-labelledby="step-review">
      <h2 id="step-review" className="text-h3">
        {t('step.review')}
      </h2>
      <p>{t('review.text')}</p>
      <CartTotal totals={view.totals} />
      <Guarantees />
      <PayButton view={view} isBusy={isBusy} className={styles.pay} t={t} />
      <p role="status" className={`${styles.muted} text-small`}>
        {isBusy && t('review.wait')}
      </p>
      <Dock>
        <PayButton view={view} isBusy={isBusy} className={styles.dockPay} t={t} />
      </Dock>
    </section>
  );
}

function PayButton(props: {
  view: OpenCheckout;
  isBusy: boolean;
  className?: string;
  t: CheckoutT;
}) {
  const { view, isBusy, className, t } = props;
  return (
    <Button type="submit" tone="buy" size="lg" busy={isBusy} className={className}>
      {t('review.pay', { total: view.totals.total.now.text })}
    </Button>
  );
}
