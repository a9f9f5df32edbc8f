import type { Action, Problem, RightForm } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { useChoosingForm } from '../../../parts/choosing/use-choosing.js';
import { formFields } from '../../../shop/form-fields.js';
import { useShop } from '../../../shop/shop.js';

export interface RightFormState {
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Loads the page with one more choice. */
  readonly ask: (form: HTMLFormElement, more?: Readonly<Record<string, string>>) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

type Press = Parameters<RightFormState['ask']>;

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
  const { go } = useShop();
  const { press, ...choosing } = useChoosingForm(view, {
    action,
    done: ({ next }) => go(next),
    postsAtOnce: true,
    pressedBy: (form): Press => [form],
    pageOf: ([form, more]) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...formFields(form), ...more }))
        if (asked.includes(name)) for (const one of [value ?? []].flat()) query.append(name, one);
      return { to: `${path}?${query}` };
    },
  });
  return { ...choosing, ask: (...asking) => press(asking) };
}
