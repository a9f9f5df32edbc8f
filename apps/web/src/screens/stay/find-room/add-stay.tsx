import { addStay, type RoomsToAdd } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.js';
import type { FindT } from './count-words.js';

/** Its button stands in the summary and in the dock. */
const formId = 'add-stay';

interface FormProps {
  wish: RoomsToAdd;
  path: string;
  attempt: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What was chosen, as the cart is asked for it: rooms by what they are, and what was seen. */
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

/** By what becomes of the rooms in the cart. */
const wordOf = ({ instead, ...wish }: ButtonProps['wish']) => {
  if (instead) return 'replace';
  return (wish.package ?? wish.plan) ? 'pack' : 'add';
};

export const AddStayButton = ({ isBusy, isShort, wish, t }: ButtonProps) => (
  <Button type="submit" form={formId} tone="buy" size={isShort ? 'md' : 'lg'} busy={isBusy}>
    {t(`stay.${wordOf(wish)}${isShort ? 'Short' : ''}`)}
  </Button>
);
