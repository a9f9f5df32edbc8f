import type { ErrorCode } from '@shop/domain';
import { addPromo, addToCart, pay, removeFromCart, undoChange } from '@shop/ports/screens';
import { at, type End, type Scene, says, sent } from '../scene.js';
import type { Stage } from '../stage.js';
import {
  api,
  attempt,
  bought,
  cartOf,
  choice,
  filled,
  isPark,
  isTour,
  paid,
  payForm,
} from './steps.js';

type Fields = Readonly<Record<string, string>>;

const chosen = (code: ErrorCode, wrong: Fields, isMeant = isPark): Scene =>
  says(code, async (stage) =>
    sent(api(addToCart), { ...(await choice(stage, isMeant)), ...wrong }),
  );

const wrote = (code: ErrorCode, wrong: Fields): Scene =>
  says(code, async (stage) => sent(api(pay), { ...(await payForm(stage)), ...wrong }));

const noted = (code: ErrorCode): Scene =>
  says(code, async (stage) => {
    await filled(stage);
    return at(stage.at('cart', `?done=${code}`));
  });

const soldOut = { port: 'cart', mode: 'soldOut' } as const;
const down = { port: 'cart', mode: 'down' } as const;

async function removal(stage: Stage): Promise<End> {
  await filled(stage);
  const { lines } = await cartOf(stage);
  const fields = { path: stage.at('cart'), line: lines[0]?.id ?? '', attempt: attempt() };
  return sent(api(removeFromCart), fields);
}

/** A filled cart, then a backend that fails or has no places. */
const withCart = (code: ErrorCode, order: Parameters<Stage['props']['turnOn']>[0]): Scene =>
  says(code, async (stage) => {
    await filled(stage);
    stage.props.turnOn(order);
    return at(stage.at('cart'));
  });

const cartMessages: readonly Scene[] = [
  ...(
    [
      'cartUpdated',
      'codeLeftOut',
      'undone',
      'stayCheaper',
      'heldLonger',
      'heldAgain',
      'heldPartly',
    ] as const
  ).map(noted),
  withCart('cartUnavailable', down),
  withCart('lineUnavailable', soldOut),
  says('duplicate', async (stage) => {
    await filled(stage);
    return sent(api(addToCart), await choice(stage));
  }),
  says('cartUpdate', async (stage) => {
    const end = await removal(stage);
    stage.props.turnOn({ ...down, method: 'DELETE' });
    return end;
  }),
  says('unknownLine', async (stage) => {
    await filled(stage);
    const fields = { path: stage.at('cart'), line: 'line-of-nobody', attempt: attempt() };
    return sent(api(removeFromCart), fields);
  }),
  says('notUndone', async (stage) => {
    await filled(stage);
    const fields = { path: stage.at('cart'), back: 'forged', attempt: attempt() };
    return sent(api(undoChange), fields);
  }),
  says('promoUnknown', async (stage) => {
    await filled(stage);
    return sent(api(addPromo), { path: stage.at('cart'), code: 'NADIE', attempt: attempt() });
  }),
];

const checkoutMessages: readonly Scene[] = [
  wrote('phone', { phone: '12' }),
  wrote('methodMissing', { method: '' }),
  wrote('cartChanged', { digest: '0'.repeat(32) }),
  ...(['methodGone', 'planGone'] as const).map((code) =>
    says(code, async (stage) => {
      const form = await payForm(stage);
      stage.props.turnOn({ port: 'payment', mode: 'refused', refusal: code, method: 'POST' });
      return sent(api(pay), form);
    }),
  ),
  says('detailsChanged', async (stage) => {
    const form = await payForm(stage);
    await stage.post(api(pay), form);
    return sent(api(pay), { ...form, phone: '998 765 4321' });
  }),
  says('declined', async (stage) => at(await paid(stage, '4000000000000002'))),
  says('methods', async (stage) => {
    await filled(stage);
    stage.props.turnOn({ port: 'payment', mode: 'down', path: 'payments/methods' });
    return at(stage.at('checkout'));
  }),
  says('purchase', async (stage) => {
    const form = await payForm(stage);
    stage.props.turnOn({ port: 'cart', mode: 'down', path: 'xapi/orders', method: 'POST' });
    return sent(api(pay), form);
  }),
  says('rightsUnavailable', async (stage) => {
    const order = await bought(stage);
    stage.props.turnOn({ port: 'cart', mode: 'malformed', path: 'xapi/products' });
    return at(order);
  }),
  says('orderUnavailable', async (stage) => {
    const order = await bought(stage);
    stage.props.turnOn(down);
    return at(order);
  }),
];

export const purchaseMessages: readonly Scene[] = [
  chosen('noDay', { date: '' }),
  chosen('noSchedule', { time: '' }, isTour),
  chosen(
    'unknownExtra',
    { extras: 'food' },
    ({ upgrades, componentGroups, schedule }) =>
      !upgrades.includes('food') &&
      componentGroups.length === 0 &&
      schedule.type === 'OPENING_HOURS',
  ),
  chosen('unknownProduct', { slug: 'nada-nothing' }),
  chosen('badRequest', { price: '1' }),
  chosen('noComponent', {}, ({ componentGroups }) => componentGroups.length > 0),
  says('noAvailability', async (stage) => {
    const fields = await choice(stage);
    stage.props.turnOn({ ...soldOut, method: 'POST' });
    return sent(api(addToCart), fields);
  }),
  ...cartMessages,
  ...checkoutMessages,
];
