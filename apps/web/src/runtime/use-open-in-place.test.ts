/** @jest-environment jsdom */
import { aFrame } from '@shop/test/views/a-frame';
import { isShownInPlace } from './use-open-in-place.js';

const shopping = aFrame();
const paying = aFrame({ isPersonal: true });

it.each([
  ['a page', '/es/carrito/', '/es/', shopping, true],
  ['its own query', '/es/carrito/?line=1#form', '/es/carrito/', shopping, true],
  ['the checkout', '/es/pago/', '/es/carrito/', shopping, false],
  ['the checkout, to be moved', '/es/pago?a=b', '/es/carrito/', shopping, false],
  ['an order', '/es/orden/TQ-1/', '/es/', shopping, false],
  ['the way out of the checkout', '/es/carrito/', '/es/pago/', paying, false],
  ['the checkout from the sign-in', '/es/pago/', '/es/auth/', paying, false],
  ['the checkout again', '/es/pago/?step=2', '/es/pago/', paying, true],
  ['an endpoint', '/api/cart', '/es/', shopping, false],
  ['another site', 'https://m.example/', '/es/', shopping, false],
  ['another site without a scheme', '//m.example/es/', '/es/', shopping, false],
  ['a part of the page', '#discover', '/es/', shopping, false],
])('%s, %s from %s', (_, href, from, frame, isShown) => {
  history.pushState(null, '', from);
  expect(isShownInPlace(href, frame)).toBe(isShown);
});
