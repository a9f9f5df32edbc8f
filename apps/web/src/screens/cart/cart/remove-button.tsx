import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';

interface RemoveButtonProps {
  action: string;
  fields: Readonly<Record<string, string>>;
  isBusy: boolean;
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

export const RemoveButton = (props: RemoveButtonProps) => (
  <form
    method="post"
    action={props.action}
    onSubmit={(event) => {
      event.preventDefault();
      props.onRemove();
    }}
  >
    {Object.entries(props.fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button
      type="submit"
      tone="quiet"
      size="sm"
      icon={<Icon name="trash" size={20} />}
      busy={props.isBusy}
      aria-label={props.label}
    >
      {props.children}
    </Button>
  </form>
);
