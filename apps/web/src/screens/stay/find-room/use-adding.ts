import { addStay } from '@shop/ports/screens';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';

/** Puts the chosen rooms into the cart; a no of the hotels is told beside the rooms as they are now. */
export function useAdding(path: string) {
  const { go, forgetPages } = useShop();
  return useAction(addStay, {
    done: ({ next }) => go(next),
    refused: (problems) => {
      if (!problems.some(({ code }) => code.startsWith('stay') || code === 'promoCode')) return;
      forgetPages();
      const ways = problems.flatMap((one) => one.ways);
      go(ways.find(({ kind }) => kind === 'newTotal')?.href ?? path, { replace: true });
    },
  });
}
