import { createSeal } from './seal.js';

const old = 'an-old-secret-of-at-least-32-characters';
const fresh = 'a-fresh-secret-of-at-least-32-characters';

it('opens what it sealed, for the same purpose only', () => {
  const seal = createSeal([fresh]);
  const closed = seal.close('session-1', 'cart');
  expect(seal.open(closed, 'cart')).toBe('session-1');
  expect(seal.open(closed, 'orders')).toBeUndefined();
  expect(closed).not.toContain('session');
});

it('seals with the first secret and opens with all', () => {
  const closed = createSeal([old]).close('session-1', 'cart');
  expect(createSeal([fresh, old]).open(closed, 'cart')).toBe('session-1');
  expect(createSeal([fresh]).open(closed, 'cart')).toBeUndefined();
});

it('rejects a change of any byte', () => {
  const seal = createSeal([fresh]);
  const bytes = Buffer.from(seal.close('session-1', 'cart'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(seal.open(changed.toString('base64url'), 'cart')).toBeUndefined();
  }
});

it.each(['', 'x', '%%%', 'A'.repeat(4000)])('rejects invalid text %#', (text) => {
  expect(createSeal([fresh]).open(text, 'cart')).toBeUndefined();
});
