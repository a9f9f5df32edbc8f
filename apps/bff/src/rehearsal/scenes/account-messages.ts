import { at, eachSays, type Scene, says } from '../scene.js';
import { bought, signedIn } from './steps.js';

/** An account with one list unavailable. */
const accounts = eachSays(
  {
    coupons: { port: 'users', mode: 'down', path: 'user/coupons' },
    purchases: { port: 'users', mode: 'down', path: 'purchases-with-coupon' },
    visits: { port: 'cart', mode: 'down', path: 'xapi/orders' },
  } as const,
  async (order, stage) => {
    await signedIn(stage);
    await bought(stage);
    stage.props.turnOn(order);
    return at(stage.at('account'));
  },
);

export const accountMessages: readonly Scene[] = [
  ...accounts,
  says('ordersUnavailable', async (stage) => {
    await signedIn(stage);
    stage.props.turnOn({ port: 'cart', mode: 'down', path: 'xapi/orders' });
    return at(stage.at('account'));
  }),
];
