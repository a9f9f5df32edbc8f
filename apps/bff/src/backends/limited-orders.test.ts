import { MemoryHoldings } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import type { CatalogueGateway, OrdersGateway } from '@shop/ports/backends';
import { aChoice } from '@shop/test/a-choice';
import { aContact, anOrder } from '@shop/test/an-order';
import { Config } from '../config/config.js';
import { inOwnScope, nameAsker } from '../observability/request-scope.js';
import { HeldCarts } from './held-carts.js';
import { HeldLimits } from './limits/held-limits.js';
import type { Limits } from './limits/limits.js';
import { LimitedOrders } from './limited-orders.js';

const minuteMs = 60_000;
const owner = 'somewhere';
const order = anOrder();

async function aCart() {
  const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  const config = new Config();
  const holdings = new MemoryHoldings();
  const limits = new HeldLimits(holdings, clock, { report: () => undefined }, config);
  // as: all that is called if a calendar fails
  const catalogue = {
    calendar: async () => ({ kind: 'failed', reason: 'timeout' }),
  } as unknown as CatalogueGateway;
  const carts = new HeldCarts(limits, catalogue, clock, config);
  // as: all that placing an order with payment calls
  const source = {
    place: async () => ({ kind: 'ok', state: order }),
    confirm: async () => ({ kind: 'ok', state: order }),
  } as unknown as OrdersGateway;
  // as: only orders without a payment count mails
  const mails = {} as Pick<Limits, 'windows' | 'named'>;
  const orders = new LimitedOrders(source, limits, carts, clock, config, mails);
  const visit = <Result>(ask: () => Promise<Result>) =>
    inOwnScope(() => {
      nameAsker(owner);
      return ask();
    });
  await visit(() => carts.take({ session: 'session-1', key: 'key' }, [aChoice()]));
  const [{ resource = '' } = {}] = await limits.of('cart session-1');
  clock.advance(10 * minuteMs);
  const counted = async (minutes: number) => {
    const at = new Date(clock.now().getTime() + minutes * minuteMs);
    const [now] = await holdings.heldNow([{ owner, resource }], at);
    return now?.total;
  };
  const request = {
    session: 'session-1',
    contact: aContact(),
    language: 'es',
    total: order.total,
    reference: 'purchase-1',
  } as const;
  return { counted, orders, place: () => visit(() => orders.place(request, 'key')) };
}

it('counts places of an order that awaits payment for 30 minutes, and no longer', async () => {
  const { counted, place } = await aCart();
  expect([await counted(9), await counted(11)]).toEqual([2, 0]);
  await place();
  expect([await counted(29), await counted(31)]).toEqual([2, 0]);
});

it('stops counting them once it is paid', async () => {
  const { counted, orders, place } = await aCart();
  await place();
  await orders.confirm(order.id, 'payment-1', 'key');
  expect(await counted(1)).toBe(0);
});
