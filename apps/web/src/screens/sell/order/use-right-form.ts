import type { Action, Problem, RightForm } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { focusField } from '../buy/focus-field.js';

export interface RightFormState {
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Asks for the page with one thing more chosen. */
  readonly ask: (form: HTMLFormElement, more?: Readonly<Record<string, string>>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

const anyFields = (action: Action<never, null>) => action as Action<object, null>; // as: the form's own fields, which the BFF checks

/** What the page's address says; the rest is the form's own. */
const asked = ['right', 'line', 'date', 'time', 'month', 'checkin', 'checkout', 'pick'];

/** What is chosen lives in the address, so that it works without scripts and can be gone back to. */
export function useRightForm(
  action: Action<never, null>,
  view: RightForm,
  path: string,
): RightFormState {
  const navigate = useNavigate();
  const { go } = useShop();
  const acting = useAction(anyFields(action), {
    // The provider's page is no page of ours.
    done: ({ next }) => (/^https?:/.test(next) ? go(next) : void navigate(next)),
    refused: ([first]) => first && focusField(first.field),
  });
  const ask: RightFormState['ask'] = (form, more = {}) => {
    const query = new URLSearchParams();
    const fields = { ...formFields(form), ...more };
    for (const [name, value] of Object.entries(fields))
      if (asked.includes(name)) for (const one of [value ?? []].flat()) query.append(name, one);
    void navigate(`${path}?${query}`, { replace: true, preventScrollReset: true });
  };
  return {
    isBusy: acting.isBusy,
    problems: acting.problems.length > 0 ? acting.problems : view.problems,
    ask,
    submit: (event) => {
      acting.submit(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      ask(event.currentTarget);
    },
  };
}
