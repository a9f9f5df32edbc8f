import { addPromo, type Problem, removePromo } from '@shop/ports/screens';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useAction } from '../../../shop/use-action.js';
import { useCartView } from './use-cart-view.js';

export interface PromoUse {
  readonly isBusy: boolean;
  /** The last refusal, until the visitor tries something else. */
  readonly problem: Problem | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly remove: (code: string) => Promise<unknown>;
  /** The endpoint that removes a code, and the fields to send. */
  readonly removal: string;
  readonly fields: { readonly path: string; readonly attempt: string };
  readonly hidden: ReactNode;
  /** Focuses the code that was just applied, since its form is gone. */
  readonly arrived: (element: HTMLElement | null) => void;
}

export function usePromo(path: string, attempt: string): PromoUse {
  const show = useCartView();
  const isComing = useRef(false);
  const shown = ({ view }: { view: { cart: Parameters<typeof show>[0]; count: number } }) =>
    show(view.cart, view.count);
  const addition = useAction(addPromo, {
    done: (reply) => {
      isComing.current = true;
      shown(reply);
    },
  });
  const removal = useAction(removePromo, { done: shown });
  return {
    isBusy: addition.isBusy || removal.isBusy,
    problem: addition.problems[0] ?? removal.problems[0],
    submit: addition.submit,
    remove: (code) => removal.run({ path, code, attempt }),
    removal: `/api${removePromo.path}`,
    fields: { path, attempt },
    hidden: (
      <>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="attempt" value={attempt} />
      </>
    ),
    arrived: (element) => {
      if (!element || !isComing.current) return;
      isComing.current = false;
      element.focus();
    },
  };
}
