import type { Request, Response } from 'express';
import { CartHandle } from './cart-handle.js';
import { CookieJar } from './cookie-jar.js';
import { createSeal } from './seal.js';

const seal = createSeal(['a-secret']);

function aBrowser(handles: Partial<Record<'cart' | 'parked', string>>) {
  const sent = Object.entries(handles).map(([name, text]) => [
    `__Host-${name}`,
    text === 'odd' ? text : seal.close(text, name),
  ]);
  const kept = new Map<string, string>(sent.map(([name = '', value = '']) => [name, value]));
  const response = {
    headersSent: false,
    cookie: (name: string, value: string) => kept.set(name, value),
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
  };
}

it.each([
  [{}, undefined],
  [{ cart: 's-1' }, 's-1'],
  [{ parked: 's-1' }, 's-1'],
  [{ cart: 's-2', parked: 's-1' }, 's-2'],
  [{ cart: 'odd', parked: 's-1' }, 's-1'],
] as const)('reads %j as %s, wherever the cart is', (handles, session) => {
  expect(aBrowser(handles).handle.session).toBe(session);
});

it.each([
  ['use', { parked: 's-1' }, { cart: 's-1', parked: undefined }],
  ['use', { cart: 's-1' }, { cart: 's-1', parked: undefined }],
  ['use', {}, { cart: 's-1', parked: undefined }],
  ['park', { cart: 's-1' }, { cart: undefined, parked: 's-1' }],
  ['close', { cart: 's-1', parked: 's-2' }, { cart: undefined, parked: undefined }],
  ['tidy', { cart: 'odd' }, { cart: undefined, parked: undefined }],
  ['tidy', { cart: 's-1' }, { cart: 's-1', parked: undefined }],
] as const)('%s makes of %j %j', (what, handles, after) => {
  const { handle, kept } = aBrowser(handles);
  handle[what]('s-1');
  expect(kept()).toEqual(after);
});
