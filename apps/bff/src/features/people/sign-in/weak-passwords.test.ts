import type { ContentSource } from '@shop/ports/backends';
import { WeakPasswords } from './weak-passwords.js';

const content = {
  site: () => ({ brand: 'Coralibrí', posters: ['laguna-nacar'] }),
} as unknown as ContentSource; // as: what is read of it
const { has } = new WeakPasswords(content);

it.each([
  'password',
  'PassWord',
  '12345678',
  'qwertyuiop',
  'Coralibrí2026!',
  'laguna nácar 7',
  '\0'.repeat(8),
  'zzzzzzzzzzzz',
])('finds %j easy to guess', (password) => {
  expect(has(password)).toBe(true);
});

it.each(['eight or more', 'una-ola-verde-27', 'Coralibrí y tres delfines'])(
  'takes %j',
  (password) => {
    expect(has(password)).toBe(false);
  },
);
