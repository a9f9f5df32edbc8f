import type { Request, Response } from 'express';
import { CartHandle, type CartSeen, readCart } from './cart-handle.js';
import { CookieJar } from './cookie-jar.js';
import { createSeal } from './seal.js';

const seal = createSeal(['a-secret']);

function aBrowser(handles: Partial<Record<'cart' | 'parked', string>>) {
  const sent = Object.entries(handles).map(([name, text]) => [
    `__Host-${name}`,
    text === 'odd' ? text : seal.close(text, name),
  ]);
  const kept = new Map<string, string>(sent.map(([name = '', value = '']) => [name, value]));
  let writes = 0;
  const response = {
    headersSent: false,
    cookie: (name: string, value: string) => {
      writes += 1;
      kept.set(name, value);
    },
    clearCookie: (name: string) => kept.delete(name),
  } as unknown as Response; // as: the members that are called
  const request = { cookies: Object.fromEntries(sent) } as Request; // as: the member that is read
  const open = (name: string) => {
    const value = kept.get(`__Host-${name}`);
    return value === undefined ? undefined : (seal.open(value, name) ?? 'odd');
  };
  return {
    handle: new CartHandle(new CookieJar(request, response, seal)),
    kept: () => ({ cart: open('cart'), parked: open('parked') }),
    written: () => writes,
  };
}

const cart: CartSeen = { session: 's-1', count: 12, currency: 'MXN' };

it('keeps the count and the currency with the session', () => {
  const browser = aBrowser({});
  browser.handle.use(cart);
  expect(readCart(browser.kept().cart)).toEqual({ session: 's-1', seen: cart });
});

it.each(['s-1', '12 XXX s-1', 'MXN 12 s-1'])('knows of the cart %j only its session', (text) => {
  expect(readCart(text)).toEqual({ session: text, seen: undefined });
});

it('writes one cookie for a cart that is used twice', () => {
  const browser = aBrowser({});
  browser.handle.use(cart);
  browser.handle.use({ ...cart });
  expect(browser.written()).toBe(1);
});

it.each([
  [{}, undefined],
  [{ cart: '12 MXN s-1' }, 's-1'],
  [{ cart: 's-1' }, 's-1'],
  [{ parked: 's-1' }, 's-1'],
  [{ cart: 's-2', parked: 's-1' }, 's-2'],
  [{ cart: 'odd', parked: 's-1' }, 's-1'],
] as const)('reads %j as %s, wherever the cart is', (handles, session) => {
  expect(aBrowser(handles).handle.session).toBe(session);
});

it.each([{}, { parked: 's-1' }, { cart: 's-1' }])('uses a cart instead of %j', (handles) => {
  const { handle, kept } = aBrowser(handles);
  handle.use(cart);
  expect(kept()).toEqual({ cart: '12 MXN s-1', parked: undefined });
});

it.each([
  ['park', { cart: 's-1' }, { cart: undefined, parked: 's-1' }],
  ['close', { cart: 's-1', parked: 's-2' }, { cart: undefined, parked: undefined }],
  ['tidy', { cart: 'odd' }, { cart: undefined, parked: undefined }],
  ['tidy', { cart: 's-1' }, { cart: 's-1', parked: undefined }],
] as const)('%s makes of %j %j', (what, handles, after) => {
  const { handle, kept } = aBrowser(handles);
  handle[what]('s-1');
  expect(kept()).toEqual(after);
});
