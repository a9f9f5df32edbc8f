import { at, eachSays, type Scene, says } from '../scene.js';
import { bought, signedIn } from './steps.js';

/** An account one of whose lists can't be had. */
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

/** Messages of an account that a backend can't fill. */
export const accountMessages: readonly Scene[] = [
  ...accounts,
  says('ordersUnavailable', async (stage) => {
    await signedIn(stage);
    stage.props.turnOn({ port: 'cart', mode: 'down', path: 'xapi/orders' });
    return at(stage.at('account'));
  }),
];
