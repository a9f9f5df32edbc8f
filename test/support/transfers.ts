import type { OrderView } from '@shop/ports/screens';
import { hurriedUntil } from './hurry.js';
import { contact, fillCart, sellableDays } from './purchases.js';
import type { SharedShop } from './start-bff.js';
import type { Visitor } from './visitor.js';

const buy = '/es/entrada-bruma/';
const checkout = '/es/pago/';

let turn = 0;

/** An order that waits for a transfer, and its page. */
export interface Placed {
  readonly visitor: Visitor;
  readonly path: string;
  readonly view: OrderView;
  readonly reference: string;
  readonly total: number;
  readonly email: string;
}

/** Orders two adults' tickets on a day of their own, to pay by transfer. */
export async function placeTransfer(shop: SharedShop): Promise<Placed> {
  const visitor = shop.visitor();
  const month = `${new Date().getUTCFullYear() + 1}-03`;
  const days = sellableDays(await visitor.look('buy', `${buy}?month=${month}`));
  turn += 1;
  await fillCart(visitor, buy, days[turn % days.length] ?? '');
  const email = `bank.${turn}@mail.example`;
  const reply = await payForm(visitor, { email });
  const path = reply.next ?? '';
  const { view } = await visitor.look('order', path);
  const reference = view.transfer?.reference ?? '';
  const asked = await intentOf(shop, reference);
  return { visitor, path, view, reference, total: asked.amount.amount, email };
}

interface Reply {
  readonly kind: string;
  readonly next?: string;
  readonly problems?: readonly { readonly code: string; readonly text: string }[];
}

/** Submits the checkout form of a filled cart. */
async function payForm(
  visitor: Visitor,
  differs: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { view } = await visitor.look('checkout', checkout);
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  const { attempt, digest } = view;
  const form = { path: checkout, ...contact, method: 'TR', attempt, digest, ...differs };
  return (await (await visitor.postJson('/api/checkout', form)).json()) as Reply; // as: an ActionReply
}

const intentOf = ({ sandbox }: SharedShop, reference: string) =>
  sandbox.db
    .selectFrom('intents')
    .selectAll()
    .where('transfer_reference', '=', reference)
    .executeTakeFirstOrThrow();

/** Presses a button on the bank's page. */
export const atBank = (
  { sandbox }: SharedShop,
  reference: string,
  what: string,
  amount = '',
): Promise<Response> =>
  fetch(`${sandbox.url}/bank/`, {
    method: 'POST',
    body: new URLSearchParams({ reference, what, amount }),
  });

/** Polls until the order's page matches; only the test's timeout ends it. */
export const untilOrder = (
  shop: Pick<SharedShop, 'hurry'>,
  { visitor, path }: Pick<Placed, 'visitor' | 'path'>,
  isSo: (view: OrderView) => boolean,
): Promise<OrderView> =>
  hurriedUntil(shop, async () => {
    const { view } = await visitor.look('order', path);
    return isSo(view) && view;
  });
