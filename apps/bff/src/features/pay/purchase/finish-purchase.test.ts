import { aDisplayCart } from '@shop/test/a-display-cart';
import { aPurchaseWorld, beingPaid } from '@shop/test/purchase-world';

const aPurchaseBeingPaid = () => beingPaid(aDisplayCart());

it('waits while the visitor is on the page of the provider', async () => {
  const { stateNow } = await aPurchaseBeingPaid();
  expect(await stateNow()).toBe('PAYING');
});

it('confirms the order of a captured payment, once, however often it is asked', async () => {
  const { finish, id, stateNow, paid, orders, paymentId, orderId } = await aPurchaseBeingPaid();
  paid(paymentId, 'CAPTURED');
  const states = await Promise.all([finish.run(id), finish.run(id), finish.run(id)]);
  expect(states.some((purchase) => purchase?.state === 'ORDERED')).toBe(true);
  expect(await stateNow()).toBe('ORDERED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CONFIRMED' } });
});

it.each(['DECLINED', 'EXPIRED'] as const)(
  'fails on a payment %s and frees the order',
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

it('hears a message again about money that came after a purchase failed, until it can be given back', async () => {
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

it('gives the money back when the order is gone', async () => {
  const { stateNow, payments, paid, orderIs, paymentId, orderId } = await aPurchaseBeingPaid();
  paid(paymentId, 'CAPTURED');
  orderIs(orderId, 'EXPIRED');
  expect(await stateNow()).toBe('REFUNDED');
  expect(await payments.payment(paymentId)).toMatchObject({ answer: { status: 'REFUNDED' } });
});

it('sends the same form to the same page, and a new one after a refusal of the card', async () => {
  const { begin, request, finish, id, paid, paymentId } = await aPurchaseBeingPaid();
  expect(await begin.run(request)).toMatchObject({ kind: 'pay', purchase: { id } });
  paid(paymentId, 'DECLINED');
  await finish.run(id);
  const again = await begin.run(request);
  expect(again).toMatchObject({ kind: 'pay' });
  expect(again.kind === 'pay' && again.purchase.id).not.toBe(id);
});

it('sends nobody to a payment page that is not the configured one, and says which it was', async () => {
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

it('refuses to sell another cart than the one that was seen', async () => {
  const { begin, request } = await aPurchaseBeingPaid();
  const reply = await begin.run({ ...request, attempt: 'attempt-2', digest: 'another' });
  expect(reply).toEqual({ kind: 'refused', code: 'cartChanged' });
});

it('knows nothing of a purchase that was never written', async () => {
  const { finish } = await aPurchaseBeingPaid();
  expect(await finish.run('f'.repeat(32))).toBeUndefined();
});
