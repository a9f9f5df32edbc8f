import { aDisplayCart } from '@shop/test/a-display-cart';
import { aPurchaseWorld, beingPaid } from '@shop/test/purchase-world';

const aPurchaseBeingPaid = () => beingPaid(aDisplayCart());

it('waits while the visitor is on the provider’s page', async () => {
  const { stateNow } = await aPurchaseBeingPaid();
  expect(await stateNow()).toBe('PAYING');
});

it('confirms the order of a captured payment, once, however often it runs', async () => {
  const { finish, id, stateNow, paid, orders, paymentId, orderId } = await aPurchaseBeingPaid();
  paid(paymentId, 'CAPTURED');
  const states = await Promise.all([finish.run(id), finish.run(id), finish.run(id)]);
  expect(states.some((purchase) => purchase?.state === 'ORDERED')).toBe(true);
  expect(await stateNow()).toBe('ORDERED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CONFIRMED' } });
});

it.each(['DECLINED', 'EXPIRED'] as const)(
  'fails on a payment %s and releases the order',
  async (status) => {
    const { stateNow, paid, orders, paymentId, orderId } = await aPurchaseBeingPaid();
    paid(paymentId, status);
    expect(await stateNow()).toBe('FAILED');
    expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
  },
);

it.each(['payments', 'orders'] as const)(
  'decides nothing while %s do not answer',
  async (which) => {
    const { away, paid, paymentId, stateNow } = await aPurchaseBeingPaid();
    paid(paymentId, 'CAPTURED');
    away[which] = 'unavailable';
    expect(await stateNow()).toBe('PAYING');
    away[which] = undefined;
    expect(await stateNow()).toBe('ORDERED');
  },
);

it('retries a message about late money after a failed purchase until it can be refunded', async () => {
  const { finish, id, away, paid, payments, paymentId, stateNow } = await aPurchaseBeingPaid();
  paid(paymentId, 'EXPIRED');
  expect(await stateNow()).toBe('FAILED');
  paid(paymentId, 'CAPTURED');
  away.orders = 'unavailable';
  expect(await finish.onProviderMessage(id)).toBe(false);
  away.orders = undefined;
  expect(await finish.onProviderMessage(id)).toBe(true);
  expect(await payments.payment(paymentId)).toMatchObject({ answer: { status: 'REFUNDED' } });
});

it('refunds the money when the order is gone', async () => {
  const { stateNow, payments, paid, orderIs, paymentId, orderId } = await aPurchaseBeingPaid();
  paid(paymentId, 'CAPTURED');
  orderIs(orderId, 'EXPIRED');
  expect(await stateNow()).toBe('REFUNDED');
  expect(await payments.payment(paymentId)).toMatchObject({ answer: { status: 'REFUNDED' } });
});

it('redirects the same form to the same page, and to a new one after a declined card', async () => {
  const { begin, request, finish, id, paid, paymentId } = await aPurchaseBeingPaid();
  expect(await begin.run(request)).toMatchObject({ kind: 'pay', purchase: { id } });
  paid(paymentId, 'DECLINED');
  await finish.run(id);
  const again = await begin.run(request);
  expect(again).toMatchObject({ kind: 'pay' });
  expect(again.kind === 'pay' && again.purchase.id).not.toBe(id);
});

it('redirects only to the configured payment page, and logs any other', async () => {
  const { begin, request, orders, reporter } = aPurchaseWorld(
    aDisplayCart(),
    [],
    'https://pay.elsewhere.example',
  );
  expect(await begin.run(request)).toEqual({ kind: 'refused', code: 'purchase' });
  expect(await orders.order('TQ-0000-0001')).toMatchObject({ answer: { status: 'CANCELLED' } });
  expect(reporter.reports).toEqual([
    {
      event: 'payment_page_differs',
      origin: 'https://pay.example',
      known: 'https://pay.elsewhere.example',
    },
  ]);
});

it('refuses to sell a cart that differs from the one shown', async () => {
  const { begin, request } = await aPurchaseBeingPaid();
  const reply = await begin.run({ ...request, attempt: 'attempt-2', digest: 'another' });
  expect(reply).toEqual({ kind: 'refused', code: 'cartChanged' });
});

it('rejects an unknown purchase', async () => {
  const { finish } = await aPurchaseBeingPaid();
  expect(await finish.run('f'.repeat(32))).toBeUndefined();
});
