import type { Action } from '@shop/ports/screens';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.js';

interface HoldFormProps {
  readonly action: Pick<Action<never, never>, 'path'>;
  readonly asked: {
    readonly isBusy: boolean;
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly fields: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const HoldForm = (props: HoldFormProps) => (
  <form
    method="post"
    action={`/api${props.action.path}`}
    onSubmit={props.asked.submit}
    className={props.className}
  >
    {Object.entries(props.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button
      type="submit"
      tone={props.isQuiet ? 'outline' : 'onWall'}
      size="sm"
      busy={props.asked.isBusy}
    >
      {props.children}
    </Button>
  </form>
);
