import { type CheckoutStep, checkoutSteps } from '@shop/domain';
import { firstWrongStep, goToStep, type Problem, stepOfField } from '@shop/ports/screens';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useAction } from '../../../shop/use-action.js';
import type { OpenCheckout } from './open-checkout.js';

/** Current field values, for the summary of a folded step. */
export type Said = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Steps {
  readonly step: CheckoutStep;
  readonly said: Said;
  readonly isBusy: boolean;
  /** Steps with a problem are open too. */
  readonly isOpen: (step: CheckoutStep) => boolean;
  readonly isDone: (step: CheckoutStep) => boolean;
  readonly open: (step: CheckoutStep) => void;
  readonly openAt: (problems: readonly Problem[]) => void;
  readonly note: (name: string, value: string) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

const saidAtFirst = ({ contact, ways, months }: OpenCheckout): Said => ({
  ...contact,
  plan: months?.chosen,
  method: ways.find(({ isChosen }) => isChosen)?.code,
});

/** The server checks each step before the next opens: only it can validate phone numbers. */
export function useSteps(
  view: OpenCheckout,
  form: RefObject<HTMLFormElement | null>,
  problems: readonly Problem[],
  refused: (problems: readonly Problem[]) => void,
): Steps {
  const [step, setStep] = useState(view.step);
  const [said, setSaid] = useState<Said>(() => saidAtFirst(view));
  const pressed = useRef<CheckoutStep>(undefined);
  const open = (next: CheckoutStep) => {
    if (form.current) setSaid(formFields<Said>(form.current));
    pressed.current = next;
    setStep(next);
  };
  const openAt = (wrong: readonly Problem[]) => setStep((now) => firstWrongStep(wrong) ?? now);
  const action = useAction(goToStep, {
    done: (reply) => open(reply.view.step),
    refused: (wrong) => {
      refused(wrong);
      openAt(wrong);
    },
  });
  useEffect(() => {
    if (pressed.current === step) document.getElementById(`step-${step}`)?.focus();
    pressed.current = undefined;
  }, [step]);
  return {
    step,
    said,
    isBusy: action.isBusy,
    isOpen: (one) => one === step || problems.some(({ field }) => stepOfField(field) === one),
    isDone: (one) => checkoutSteps.indexOf(one) < checkoutSteps.indexOf(step),
    open,
    openAt,
    note: (name, value) => setSaid((before) => ({ ...before, [name]: value })),
    submit: action.submit,
  };
}
