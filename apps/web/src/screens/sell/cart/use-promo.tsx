import { addPromo, type Problem, removePromo } from '@shop/ports/screens';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useAction } from '../../../shop/use-action.js';
import { useCartView } from './use-cart-view.js';

export interface PromoUse {
  readonly isBusy: boolean;
  /** What was refused last, as long as nothing else was tried. */
  readonly problem: Problem | undefined;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly remove: (code: string) => Promise<unknown>;
  /** Where a code is taken out, and what is sent with it. */
  readonly removal: string;
  readonly fields: { readonly path: string; readonly attempt: string };
  readonly hidden: ReactNode;
  /** Brings the focus to the code that has just come, whose form is gone. */
  readonly arrived: (element: HTMLElement | null) => void;
}

/** Putting a code into the cart, and taking it out again. */
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
