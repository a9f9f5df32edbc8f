import { type CartView, type Problem, type UndoView, undoChange } from '@shop/ports/screens';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { type ShowCart, useCartView } from './use-cart-view.js';

export interface Undoing {
  /** What can be taken back; for so long that it can be read, or until it was. */
  readonly offered: UndoView | undefined;
  readonly text: string;
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  /** Puts a changed cart in view, and offers to take the change back. */
  readonly changed: ShowCart;
  readonly undo: (path: string) => void;
  readonly dismiss: () => void;
}

/**
 * An empty cart and a filled one have heads of their own. One that was emptied is short, so its head
 * is brought into view. The new head has the focus if nothing has: what had it went with the old one,
 * or is the old head itself, where an undo came to before the cart was drawn.
 */
function useHead({ kind }: CartView): void {
  const before = useRef(kind);
  useEffect(() => {
    const was = before.current;
    before.current = kind;
    if (was === kind || was === 'failed' || kind === 'failed') return;
    const title = document.getElementById('title');
    if (kind === 'empty') title?.scrollIntoView({ block: 'center' });
    if (document.activeElement === document.body) title?.focus({ preventScroll: true });
  }, [kind]);
}

/** What the page offers, until that is taken or closed; a page that offers another one replaces it. */
function useOffered(view: CartView) {
  const given = view.kind === 'failed' ? undefined : view.undo;
  const [offered, setOffered] = useState(given);
  const [last, setLast] = useState(given?.back);
  if (given && given.back !== last) {
    setLast(given.back);
    setOffered(given);
  }
  return [offered, setOffered] as const;
}

/** The last change of the cart and its way back. */
export function useUndo(view: CartView): Undoing {
  const { t } = useTranslation('cart');
  const { announce, go } = useShop();
  const show = useCartView();
  useHead(view);
  const [offered, setOffered] = useOffered(view);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const text = offered ? textOf(offered, t) : '';
  useEffect(() => {
    if (!offered) return;
    const { notice, rests } = offered;
    announce([`${notice}. ${text}.`, rests, t('undo.offered')].filter(Boolean).join(' '));
  }, [offered, text, announce, t]);
  const { run, isBusy } = useAction(undoChange, {
    done: ({ view: { cart, count } }) => {
      setOffered(undefined);
      show(cart, count);
      focusTitle();
    },
    refused: (problems) => {
      setRefused(problems);
      // The same way back, which says what its nights cost by now.
      const ways = problems.flatMap((one) => one.ways);
      const dearer = ways.find(({ kind }) => kind === 'newTotal');
      if (dearer) go(dearer.href, { replace: true });
    },
  });
  return {
    offered,
    text,
    isBusy,
    problems: refused,
    changed: (cart, count, how) => {
      setRefused([]);
      setOffered(cart.kind === 'failed' ? undefined : cart.undo);
      show(cart, count, how);
    },
    undo: (path) => {
      if (offered) void run({ path, back: offered.back, attempt: offered.attempt });
    },
    dismiss: () => {
      if (document.activeElement?.closest('[data-undo]')) focusTitle();
      setRefused([]);
      setOffered(undefined);
      // What an address offers is offered no more when it is come back to.
      if (view.kind !== 'failed' && view.undo) show(view, view.kind === 'filled' ? view.count : 0);
    },
  };
}

/** What had the focus is gone: the page goes on from its head. */
const focusTitle = () =>
  requestAnimationFrame(() => document.getElementById('title')?.focus({ preventScroll: true }));

const textOf = (
  { what, name, count }: UndoView,
  t: ReturnType<typeof useTranslation<'cart'>>['t'],
): string => t(`undo.${what}`, { name: name ?? t('package.title', { count }) });
