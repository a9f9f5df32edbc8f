import { addStay, type RoomsToAdd } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.js';
import type { FindT } from './count-words.js';

/** The submit buttons are in the summary and the dock. */
const formId = 'add-stay';

interface FormProps {
  wish: RoomsToAdd;
  path: string;
  attempt: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The chosen rooms as hidden fields: what they are, and the price shown. */
export const AddStayForm = ({ wish, path, attempt, onSubmit }: FormProps) => (
  <form id={formId} method="post" action={`/api${addStay.path}`} onSubmit={onSubmit} hidden>
    {Object.entries({ path, attempt, ...wish }).flatMap(([name, value]) =>
      [value]
        .flat()
        .map((one, at) => <input key={`${name} ${at}`} type="hidden" name={name} value={one} />),
    )}
  </form>
);

interface ButtonProps {
  isBusy: boolean;
  isShort?: boolean;
  wish: RoomsToAdd;
  t: FindT;
}

/** Button text key, by what happens to rooms in the cart. */
const wordOf = ({ instead, ...wish }: ButtonProps['wish']) => {
  if (instead) return 'replace';
  return (wish.package ?? wish.plan) ? 'pack' : 'add';
};

export const AddStayButton = ({ isBusy, isShort, wish, t }: ButtonProps) => (
  <Button type="submit" form={formId} tone="buy" size={isShort ? 'md' : 'lg'} busy={isBusy}>
    {t(`stay.${wordOf(wish)}${isShort ? 'Short' : ''}`)}
  </Button>
);
