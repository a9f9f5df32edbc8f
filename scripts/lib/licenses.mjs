/** Licences (SPDX) that allow sale and change, and ask only that their text goes along. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Packages whose package.json names no licence, and what their licence file or readme says. */
const unnamed = {
  busboy: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** A package's licence as an SPDX expression; `undefined` if it names none. */
export const licenseOf = ({ name, license }) => license ?? unnamed[name];

/** Whether the shop may contain a package: one choice of `A OR B`, all of `A AND B`. */
export const isAllowed = (expression = '') =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
