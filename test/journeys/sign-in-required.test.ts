import { blindForm, fillCart, sellableDays } from '@shop/test/purchases';
import { ana, signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';

// Its own shop: the setting itself is under test.
const shop = await startBff({}, { SIGN_IN_REQUIRED: 'true' });

afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const toSignIn = '/es/auth/?next=%2Fes%2Fpago%2F';
const nextYear = new Date().getUTCFullYear() + 1;
const [day = ''] = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));
it('asks for a sign-in before the form and before the payment, and keeps the cart', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  const page = await visitor.get('/es/pago/');
  expect([page.status, page.headers.get('location')]).toEqual([303, toSignIn]);
  const sent = await visitor.postForm('/api/checkout', blindForm);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, toSignIn]);
  expect((await visitor.see('/es/carrito/')).visitor.cartCount).toBe(1);
});

it('lets a signed-in visitor pay', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  await signIn(visitor);
  const { view } = await visitor.look('checkout', '/es/pago/');
  // The account fills in what it knows; the phone number is still required.
  expect(view).toMatchObject({
    kind: 'open',
    step: 'contact',
    contact: { firstName: 'Ana', email: ana, phone: '' },
  });
});
