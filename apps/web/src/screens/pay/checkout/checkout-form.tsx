import type { PayNothing } from '@shop/domain';
import { pay, type FrameView, type Problem } from '@shop/ports/screens';
import { Fragment } from 'react';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { ProblemList } from '../../../ui/problem-list.js';
import styles from './checkout-screen.module.css';
import { ContactFields } from './contact-fields.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import { MissingMethods, PayWays } from './pay-ways.js';
import { FoldedSummary } from './order-summary.js';
import { CheckoutDock, Review } from './review.js';
import { writeFolded } from './schedule-view.js';
import { DefaultPress, NextButton, nextIn, Progress, Step } from './step.js';
import { type PayForm, usePay } from './use-pay.js';
import type { Said } from './use-steps.js';

const unpaid: PayNothing['method'] = 'NONE';

interface CheckoutFormProps {
  readonly view: OpenCheckout;
  readonly frame: FrameView;
  readonly t: CheckoutT;
}

/** The page's only form. Problems are listed at the top and at their fields. */
export function CheckoutForm({ view, frame, t }: CheckoutFormProps) {
  const form = usePay(view, frame.language);
  return (
    <form
      ref={form.ref}
      method="post"
      action={`/api${pay.path}`}
      noValidate
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
      {view.toPay === 'nothing' && (
        <>
          <input type="hidden" name="method" value={unpaid} />
          <StepsOf view={view} form={form} t={t} />
        </>
      )}
      {view.toPay === 'money' && (
        <>
          <MissingMethods view={view} currency={frame.currency} t={t} />
          {!view.hasNoMethod && <StepsOf view={view} form={form} t={t} />}
        </>
      )}
    </form>
  );
}

/** Contact, payment if there is something to pay, and review. A finished step folds to a line. */
function StepsOf({ view, form, t }: { view: OpenCheckout; form: PayForm; t: CheckoutT }) {
  const { steps, problems, isBusy } = form;
  const shared = { steps, t };
  return (
    <>
      <DefaultPress steps={steps} all={view.steps} />
      {steps.step !== 'review' && <FoldedSummary view={view} t={t} />}
      <Progress all={view.steps} {...shared} />
      <Step name="contact" folded={whoOf(steps.said)} {...shared}>
        <ContactFields view={view} problems={problems} t={t} />
        <NextButton {...nextIn(view, 'contact')} className={styles.next} {...shared} />
      </Step>
      {view.steps.includes('method') && (
        <Step name="method" folded={howOf(view, steps.said, t)} {...shared}>
          <PayWays view={view} problems={problems} plan={planOf(steps.said)} t={t} />
          <NextButton {...nextIn(view, 'method')} className={styles.next} {...shared} />
        </Step>
      )}
      <Step
        name="review"
        title={view.toPay === 'nothing' ? `2. ${t('step.progress.review')}` : undefined}
        folded={null}
        {...shared}
      >
        <Review view={view} isBusy={isBusy} {...shared} />
      </Step>
      <CheckoutDock view={view} isBusy={isBusy} {...shared} />
    </>
  );
}

/** `bdi` isolates each fact: an Arabic name would pull the digits after it along. */
const whoOf = ({ firstName, lastName, email, phone }: Said) =>
  [[firstName, lastName].join(' ').trim(), email, phone].filter(Boolean).map((text, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));

const planOf = ({ plan }: Said) => (typeof plan === 'string' ? plan : undefined);

const howOf = ({ ways, months }: OpenCheckout, { method, plan }: Said, t: CheckoutT) => {
  if (method === 'MONTHS') return writeFolded(months, String(plan), t);
  const way = ways.find(({ code }) => code === method);
  return way && t(`way.name.${way.code}`);
};

/** Field problems are one list; each other problem has its own heading. */
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

const returned = ['declined', 'paymentExpired', 'monthsNotMexican', 'monthsOtherBank'] as const;

/** Heading for a problem that the payment provider's redirect brought back. */
function titleOf(problem: Problem, t: CheckoutT): string | undefined {
  const code = returned.find((one) => one === problem.code);
  return code && t(`returned.${code}`);
}
