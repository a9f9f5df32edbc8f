import {
  type CartView,
  type Problem,
  removeFromCart,
  removePackage,
  removeStay,
} from '@shop/ports/screens';
import { useRef, useState } from 'react';
import { useAction } from '../../../shop/use-action.js';

export interface Removal {
  readonly removing: readonly string[];
  readonly problems: readonly Problem[];
  readonly remove: (line: string, attempt: string) => void;
  readonly removePackage: (id: string, attempt: string) => void;
  readonly removeStay: (id: string, attempt: string) => void;
}

export function useRemoval(
  path: string,
  removed: (cart: CartView, count: number) => void,
): Removal {
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const outcomes = {
    done: (reply: { view: { cart: CartView; count: number } }) =>
      removed(reply.view.cart, reply.view.count),
  };
  const line = useAction(removeFromCart, outcomes);
  const whole = useAction(removePackage, outcomes);
  const stay = useAction(removeStay, outcomes);
  const run = (id: string, act: () => Promise<unknown>) => {
    setRemoving((ids) => [...ids, id]);
    const end = () => setRemoving((ids) => ids.filter((one) => one !== id));
    last.current = last.current.then(act, act).finally(end);
  };
  return {
    removing,
    problems: [...line.problems, ...whole.problems, ...stay.problems],
    remove: (id, attempt) => run(id, () => line.run({ path, line: id, attempt })),
    removePackage: (id, attempt) => run(id, () => whole.run({ path, package: id, attempt })),
    removeStay: (id, attempt) => run(id, () => stay.run({ path, line: id, attempt })),
  };
}
