import { type CartView, type Problem, type UndoView, undoChange } from '@shop/ports/screens';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../shop/shop.js';
import { useAction } from '../../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { type ShowCart, useCartView } from './use-cart-view.js';

export interface Undoing {
  /** The change that can be undone, until it times out or was undone. */
  readonly offered: UndoView | undefined;
  readonly text: string;
  readonly isBusy: boolean;
  readonly problems: readonly Problem[];
  readonly changed: ShowCart;
  readonly undo: (path: string) => void;
  readonly dismiss: () => void;
}

/**
 * Empty and filled carts have different headings. After the change the new heading scrolls into
 * view if the cart is empty, and takes the focus if nothing else has it or the old heading did.
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

/** The page's undo offer, until used or dismissed; a different offer replaces it. */
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
      // The same undo again, at the nights' new price.
      const actions = problems.flatMap((one) => one.actions);
      const dearer = actions.find(({ kind }) => kind === 'newTotal');
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
      // Drops the offer from the cached page, so that going back does not offer it again.
      if (view.kind !== 'failed' && view.undo) show(view, view.kind === 'filled' ? view.count : 0);
    },
  };
}

/** The focused element is gone: continue from the heading. */
const focusTitle = () =>
  requestAnimationFrame(() => document.getElementById('title')?.focus({ preventScroll: true }));

const textOf = (
  { what, name, count }: UndoView,
  t: ReturnType<typeof useTranslation<'cart'>>['t'],
): string => t(`undo.${what}`, { name: name ?? t('package.title', { count }) });
