import {
  type ActionReply,
  addPackage,
  addToCart,
  type CartItemInput,
  type CartLineView,
  type CartPackageInput,
  type CartPackageView,
  type CartView,
  type Problem,
  removeFromCart,
  removePackage,
} from '@shop/ports/screens';
import { useState } from 'react';
import { useAction } from '../../../shop/use-action.js';
import { useShop } from '../../../shop/shop.js';
import { useTranslation } from '../../../shop/use-translation.js';
import { useCartView } from './use-cart-view.js';

type Reply = ActionReply<{ readonly cart: CartView; readonly count: number }> | undefined;

/** What was just taken out, and how it would come back. */
interface Taken {
  readonly name: string;
  readonly again: () => Promise<Reply>;
}

export interface Removal {
  /** The id of the line or package on its way out. */
  readonly removing: string | undefined;
  readonly taken: Taken | undefined;
  readonly isUndoing: boolean;
  readonly problems: readonly Problem[];
  readonly remove: (line: CartLineView, attempt: string) => Promise<void>;
  readonly removePackage: (one: CartPackageView, name: string, attempt: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Out and in again, of a line and of a package. */
const useActions = () => ({
  removal: useAction(removeFromCart),
  addition: useAction(addToCart),
  packageRemoval: useAction(removePackage),
  packageAddition: useAction(addPackage),
});

/** Removing a line or a package with its way back, which stays until another goes, or the page. */
export function useRemove(path: string): Removal {
  const { t } = useTranslation('cart');
  const { announce } = useShop();
  const show = useCartView();
  const [removing, setRemoving] = useState<string>();
  const [taken, setTaken] = useState<Taken>();
  const actions = useActions();
  const { removal, addition, packageRemoval, packageAddition } = actions;
  const take = async (id: string, run: Promise<Reply>, gone: Taken) => {
    setRemoving(id);
    const reply = await run;
    setRemoving(undefined);
    if (reply?.kind !== 'done') return;
    setTaken(gone);
    show(reply.view.cart, reply.view.count);
  };
  const undo = async () => {
    const reply = await taken?.again();
    if (!taken || reply?.kind !== 'done') return;
    announce(t('undone', { name: taken.name }));
    setTaken(undefined);
    show(reply.view.cart, reply.view.count);
  };
  const remove: Removal['remove'] = (line, attempt) => {
    const again = () => addition.run(itemOf(line, path, attempt));
    const gone = { name: line.name, again };
    return take(line.id, removal.run({ path, line: line.id, attempt }), gone);
  };
  const removeWhole: Removal['removePackage'] = (one, name, attempt) => {
    const again = () => packageAddition.run(packageOf(one, path, attempt));
    return take(one.id, packageRemoval.run({ path, package: one.id, attempt }), { name, again });
  };
  const isUndoing = addition.isBusy || packageAddition.isBusy;
  const problems = Object.values(actions).flatMap((one) => one.problems);
  return { removing, taken, isUndoing, problems, remove, removePackage: removeWhole, undo };
}

/** The line as the buy form would send it: its edit address holds the same fields. */
function itemOf(line: CartLineView, path: string, attempt: string): CartItemInput {
  const query = new URLSearchParams(line.edit.split('?')[1]);
  const extras = query.getAll('extras');
  query.delete('extras');
  query.delete('line');
  return { ...Object.fromEntries(query), extras, path, slug: line.slug, attempt };
}

/** The package as the builder would send it. */
function packageOf({ edit }: CartPackageView, path: string, attempt: string): CartPackageInput {
  const query = new URLSearchParams(edit.split('?')[1]);
  const [part, extras] = [query.getAll('part'), query.getAll('extras')];
  for (const name of ['part', 'extras', 'package', 'slot']) query.delete(name);
  return { ...Object.fromEntries(query), part, extras, path, attempt };
}
