import type { CheckoutStep } from '@shop/domain';
import { goToStep } from '@shop/ports/screens';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import type { CheckoutT, OpenCheckout } from './open-checkout.js';
import styles from './step.module.css';
import type { Steps } from './use-steps.js';

interface WithSteps {
  readonly steps: Steps;
  readonly t: CheckoutT;
}

interface OfAll {
  readonly all: OpenCheckout['steps'];
}

export function Progress({ steps, all, t }: WithSteps & OfAll) {
  return (
    <ol className={`${styles.progress} text-label`} aria-label={t('step.progress.label')}>
      {all.map((step, at) => (
        <li
          key={step}
          aria-current={step === steps.step ? 'step' : undefined}
          data-done={steps.isDone(step) || undefined}
        >
          {steps.isDone(step) ? (
            <Icon name="check" size={20} />
          ) : (
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
          )}
          {t(`step.progress.${step}`)}
          {steps.isDone(step) && <VisuallyHidden>: {t('step.progress.done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}

interface StepProps extends WithSteps {
  readonly name: CheckoutStep;
  readonly title?: string | undefined;
  /** Summary of the folded step. */
  readonly folded: ReactNode;
  readonly children: ReactNode;
}

/** Open, folded with a link to reopen it, or yet to come. Folded fields keep their values. */
export function Step({ name, title, steps, folded, t, children }: StepProps) {
  const isOpen = steps.isOpen(name);
  const isDone = !isOpen && steps.isDone(name);
  return (
    <section
      className={styles.step}
      aria-labelledby={`step-${name}`}
      data-folded={isOpen ? undefined : isDone ? 'done' : 'later'}
    >
      <h2 id={`step-${name}`} tabIndex={-1} className={isOpen ? 'text-h3' : 'text-h4'}>
        {title ?? t(`step.${name}`)}
      </h2>
      {isDone && <p className={`${styles.folded} text-small`}>{folded}</p>}
      {isDone && name !== 'review' && <Change name={name} steps={steps} t={t} />}
      {!isOpen && !isDone && name !== 'contact' && (
        <p className={`${styles.folded} text-small`}>{t(`step.later.${name}`)}</p>
      )}
      <div className={styles.fields} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

function Change(props: WithSteps & { readonly name: 'contact' | 'method' }) {
  const { name, steps, t } = props;
  return (
    <Button
      {...sendsTo(name)}
      tone="quiet"
      size="sm"
      className={styles.change}
      aria-label={t(`step.changeWhat.${name}`)}
      onClick={(event) => {
        event.preventDefault();
        steps.open(name);
      }}
    >
      {t('step.change')}
    </Button>
  );
}

/** Submits the form for a check and returns with this step open. */
const sendsTo = (step: CheckoutStep) =>
  ({
    type: 'submit',
    formAction: `/api${goToStep.path}`,
    formNoValidate: true,
    name: 'step',
    value: step,
  }) as const;

interface NextProps extends WithSteps, Pick<ButtonProps, 'className' | 'children'> {
  readonly to: 'method' | 'review';
  readonly isUnpaid?: boolean;
}

/** The next step, and whether there is nothing to pay. */
export const nextIn = (
  { steps, toPay }: OpenCheckout,
  from: 'contact' | 'method',
): Pick<NextProps, 'to' | 'isUnpaid'> => ({
  to: steps[steps.indexOf(from) + 1] === 'method' ? 'method' : 'review',
  isUnpaid: toPay === 'nothing',
});

export const NextButton = ({ to, isUnpaid, steps, t, className, children }: NextProps) => (
  <Button {...sendsTo(to)} size="lg" busy={steps.isBusy} className={className}>
    {children ?? t(isUnpaid ? 'step.dock.method' : `step.next.${to}`)}
  </Button>
);

/** The form's first button, so that Enter always presses the open step's next button. */
export const DefaultPress = ({ steps, all }: Pick<WithSteps, 'steps'> & OfAll) => {
  const next = all[all.indexOf(steps.step) + 1];
  return (
    <button
      {...(next ? sendsTo(next) : ({ type: 'submit' } as const))}
      className={styles.enter}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
};
