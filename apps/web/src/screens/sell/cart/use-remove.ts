import {
  addToCart,
  type CartItemInput,
  type CartLineView,
  type Problem,
  removeFromCart,
} from '@shop/ports/screens';
import { useState } from 'react';
import { useAction } from '../../../shop/use-action.js';
import { useShop } from '../../../shop/shop.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { useCartView } from './use-cart-view.js';

/** A line that was just taken out, and the form that would bring it back. */
interface Taken {
  readonly name: string;
  readonly item: CartItemInput;
}

export interface Removal {
  /** The id of the line on its way out. */
  readonly removing: string | undefined;
  readonly taken: Taken | undefined;
  readonly isUndoing: boolean;
  readonly problems: readonly Problem[];
  readonly remove: (line: CartLineView, attempt: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Removing a line with its way back: the undo stays until another line goes, or the page. */
export function useRemove(path: string): Removal {
  const { t } = useTranslation('cart');
  const { announce } = useShop();
  const show = useCartView(path);
  const [removing, setRemoving] = useState<string>();
  const [taken, setTaken] = useState<Taken>();
  const removal = useAction(removeFromCart);
  const addition = useAction(addToCart);
  const remove = async (line: CartLineView, attempt: string) => {
    setRemoving(line.id);
    const reply = await removal.run({ path, line: line.id, attempt });
    setRemoving(undefined);
    if (reply?.kind !== 'done') return;
    setTaken({ name: line.name, item: itemOf(line, path, attempt) });
    show(reply.view.cart, reply.view.count);
  };
  const undo = async () => {
    if (!taken) return;
    const reply = await addition.run(taken.item);
    if (reply?.kind !== 'done') return;
    announce(t('undone', { name: taken.name }));
    setTaken(undefined);
    show(reply.view.cart, reply.view.count);
  };
  const problems = [...removal.problems, ...addition.problems];
  return { removing, taken, isUndoing: addition.isBusy, problems, remove, undo };
}

/** The line as the buy form would send it: its edit address holds the same fields. */
function itemOf(line: CartLineView, path: string, attempt: string): CartItemInput {
  const query = new URLSearchParams(line.edit.split('?')[1]);
  const extras = query.getAll('extras');
  query.delete('extras');
  query.delete('line');
  return { ...Object.fromEntries(query), extras, path, slug: line.slug, attempt };
}
