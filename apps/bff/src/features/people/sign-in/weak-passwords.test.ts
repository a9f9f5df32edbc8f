import { FileContent, FileHotels, FilePlaces } from '@shop/adapters/files';
import { WeakPasswords } from './weak-passwords.js';

const folder = 'content';
const { has } = new WeakPasswords(
  new FileContent(folder),
  new FileHotels(folder),
  new FilePlaces(folder),
);

it.each([
  'password',
  'PassWord',
  '12345678',
  'qwertyuiop',
  'Coralibrí2026!',
  'laguna nácar 7',
  'GranCeibaPlus1',
  'barlovento-99',
  'Hotel Coralibrí Manglar',
  'playadelcarmen',
  '\0'.repeat(8),
  'zzzzzzzzzzzz',
])('finds %j easy to guess', (password) => {
  expect(has(password)).toBe(true);
});

it.each(['eight or more', 'una-ola-verde-27', 'Coralibrí y tres delfines', '83 920 174 6'])(
  'accepts %j',
  (password) => {
    expect(has(password)).toBe(false);
  },
);
