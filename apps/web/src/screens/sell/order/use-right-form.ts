import type { Action, Problem, RightForm } from '@shop/ports/screens';
import { useIsFetching } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInTurn } from '../../../parts/choosing/use-in-turn.js';
import { formFields } from '../../../shop/form-fields.js';
import { pageKey } from '../../../shop/page-key.js';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { focusField } from '../buy/focus-field.js';

export interface RightFormState {
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with one more choice. */
  readonly ask: (form: HTMLFormElement, more?: Readonly<Record<string, string>>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

type Press = { readonly form: HTMLFormElement; readonly more: Readonly<Record<string, string>> };

/** Fields that go into the URL; the others stay in the form. */
const asked = ['right', 'line', 'date', 'time', 'month', 'checkin', 'checkout', 'pick'];

/**
 * Choices live in the URL. A press waits for a pending reply: a last night depends on the first.
 */
export function useRightForm(
  action: Action<never, null>,
  view: RightForm,
  path: string,
): RightFormState {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isPending = useIsFetching({ queryKey: [pageKey] }) > 0;
  const { go } = useShop();
  const acting = useAction<never, null>(action, {
    // The payment provider's page is not ours.
    done: ({ next }) => (/^https?:/.test(next) ? go(next) : void navigate(next)),
    refused: ([first]) => first && focusField(first.field),
  });
  const press = useInTurn<Press>(view, isPending, ({ form, more }) => {
    const query = new URLSearchParams();
    const fields = { ...formFields(form), ...more };
    for (const [name, value] of Object.entries(fields))
      if (asked.includes(name)) for (const one of [value ?? []].flat()) query.append(name, one);
    const to = `${path}?${query}`;
    void navigate(to, { replace: true, preventScrollReset: true });
    return to !== `${pathname}${search}`;
  });
  const ask: RightFormState['ask'] = (form, more = {}) => press({ form, more });
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
