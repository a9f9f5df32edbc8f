import type { Action, OrderMailInput, OrderMailState, Problem } from '@shop/ports/screens';
import { useAction } from '../../../shop/use-action.js';
import { ProblemAlert } from '../../../parts/problems/problem-alert.js';
import { Button, type ButtonProps } from '../../../ui/button.js';
import styles from './mail-form.module.css';

interface MailFormProps extends Pick<ButtonProps, 'tone'> {
  readonly action: Action<OrderMailInput, OrderMailState>;
  readonly asked: OrderMailInput;
  /** What the page came with: a form that was refused without scripts. */
  readonly problems?: readonly Problem[];
  /** Tells the page what became of the mail. */
  readonly answer: (state: OrderMailState) => void;
  readonly children: string;
}

/** One button that asks something about the mail of an order, and its no below it. */
export function MailForm(props: MailFormProps) {
  const { action, asked, problems = [], answer, tone = 'outline', children } = props;
  const done = ({ view }: { view: OrderMailState }) => answer(view);
  const asking = useAction(action, { done });
  const [problem] = asking.isBusy ? [] : [...asking.problems, ...problems];
  return (
    <form
      method="post"
      action={`/api${action.path}`}
      className={styles.form}
      onSubmit={asking.submit}
    >
      {Object.entries(asked).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" tone={tone} busy={asking.isBusy}>
        {children}
      </Button>
      {problem && <ProblemAlert problem={problem} />}
    </form>
  );
}
