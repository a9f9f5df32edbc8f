import { type Language, pathOf } from '@shop/domain';
import type { ActionReply, CartView } from '@shop/ports/screens';
import type { Visitor } from './visitor.js';

export type FilledCart = Extract<CartView, { kind: 'filled' }>;
export type CartReply = ActionReply<{ cart: CartView; count: number }>;

export interface Item {
  readonly slug: string;
  readonly date: string;
  readonly adults: string;
}

export const cartPath = (language: Language) => pathOf({ name: 'cart', params: {} }, language);
export const cart = cartPath('es');

/** A day in March of next year, which is always on sale. */
export const march = (day: number) => `${new Date().getUTCFullYear() + 1}-03-${day}`;

export function fillerOf(shop: { visitor(): Visitor }) {
  const somebody = (): Visitor => {
    const visitor = shop.visitor();
    visitor.setCookie('__Host-currency', 'MXN');
    return visitor;
  };
  const withTickets = async (...items: readonly Item[]): Promise<Visitor> => {
    const visitor = somebody();
    for (const item of items) {
      const reply = await visitor.add({ path: cart, ...item });
      if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
    }
    return visitor;
  };
  return { somebody, withTickets };
}

export async function filled(visitor: Visitor, path = cart): Promise<FilledCart> {
  const { view } = await visitor.look('cart', path);
  if (view.kind !== 'filled') throw new Error(view.kind);
  return view;
}

export const chosen = ({
  date,
  hours,
  people,
  extras,
  pickup,
  component,
}: FilledCart['lines'][number]) => ({ date, hours, people, extras, pickup, component });

let attempts = 0;
export const attempt = () => `attempt-${(attempts += 1)}-of-edits`;

export async function ask(visitor: Visitor, path: string, fields: object): Promise<CartReply> {
  const response = await visitor.postJson(path, { path: cart, attempt: attempt(), ...fields });
  return (await response.json()) as CartReply; // as: the action's own promise
}

export function undoIn(reply: CartReply): string {
  const view = reply.kind === 'done' ? reply.view.cart : undefined;
  if (!view || view.kind === 'failed' || !view.undo) throw new Error(JSON.stringify(reply));
  return view.undo.back;
}
