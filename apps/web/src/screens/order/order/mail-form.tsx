import type { OrderMailForm } from '@shop/ports/forms';
import type { Action, OrderMailState, Problem } from '@shop/ports/screens';
import { type FormEvent, useRef, useState } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useAction } from '../../../shop/use-action.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Button, type ButtonProps } from '../../../ui/button.js';
import styles from './mail-form.module.css';

interface MailFormProps extends Pick<ButtonProps, 'tone'> {
  readonly action: Action<OrderMailForm, OrderMailState>;
  readonly asked: OrderMailForm;
  readonly problems?: readonly Problem[];
  readonly answer: (state: OrderMailState) => void;
  readonly children: string;
}

/** Requests run one after another, so that an old reply never overwrites a newer one. */
let last: Promise<unknown> = Promise.resolve();

/** A button for the mail of an order, with its problem below. */
export function MailForm(props: MailFormProps) {
  const { action, asked, problems = [], answer, tone = 'outline', children } = props;
  const done = ({ view }: { view: OrderMailState }) => answer(view);
  const asking = useAction(action, { done });
  const [isBusy, setIsBusy] = useState(false);
  const isAsked = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsked.current) return;
    isAsked.current = true;
    setIsBusy(true);
    const fields = formFields<OrderMailForm>(event.currentTarget);
    const ask = () => asking.run(fields);
    last = last.then(ask, ask).finally(() => {
      isAsked.current = false;
      setIsBusy(false);
    });
  };
  const [problem] = isBusy ? [] : [...asking.problems, ...problems];
  return (
    <form method="post" action={`/api${action.path}`} className={styles.form} onSubmit={submit}>
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" tone={tone} busy={isBusy}>
        {children}
      </Button>
      {problem && <ProblemAlert problem={problem} />}
    </form>
  );
}
