import { addStay } from '@shop/ports/screens';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';

/** Adds the chosen rooms to the cart; a refusal shows beside the current rooms. */
export function useAdding(path: string) {
  const { go, forgetPages } = useShop();
  return useAction(addStay, {
    done: ({ next }) => go(next),
    refused: (problems) => {
      if (!problems.some(({ code }) => code.startsWith('stay') || code === 'promoCode')) return;
      forgetPages();
      const actions = problems.flatMap((one) => one.actions);
      go(actions.find(({ kind }) => kind === 'newTotal')?.href ?? path, { replace: true });
    },
  });
}
