import { compileRecipe } from '../../../../scripts/lib/compile-recipe.mjs';
import { system } from './system.js';

const compiled = (root: object, variants: object = {}) =>
  compileRecipe('a.recipe.ts', { slots: ['root', 'sign'], base: { root }, variants }, system);

it('resolves tokens, text styles, selectors and conditions', () => {
  const root = {
    textStyle: 'button',
    padding: '0.5rem {spacing.4}',
    '&:hover .sign': { bg: 'cenote.solid' },
    '@media print': { display: 'none' },
  };
  const tone = { buy: { root: { color: 'white' }, sign: { flex: '1' } } };
  expect(compiled(root, { tone, wide: { true: { root: { width: '11' } } } }).split('\n')).toEqual([
    '.root{composes:text-button from global;padding:0.5rem var(--co-spacing-4);}',
    '.root:hover .sign{background:var(--co-colors-cenote-solid);}',
    '.tone_buy{color:var(--co-colors-white);}',
    '.tone_buy .sign{flex:1;}',
    '.wide{width:var(--co-sizes-11);}',
    '@media print{.root{display:none;}}',
    '',
  ]);
});

it('writes the combination of two variants as both classes', () => {
  const recipe = {
    base: { color: 'fg' },
    variants: { size: { sm: { padding: '1' } }, tone: { buy: { color: 'white' } } },
    compoundVariants: [{ size: 'sm', tone: 'buy', css: { padding: '2' } }],
  };
  expect(compileRecipe('a.recipe.ts', recipe, system)).toContain(
    '.size_sm.tone_buy{padding:var(--co-spacing-2);}',
  );
});

it.each([
  [{ bg: 'cenote.soild' }, 'has "bg: cenote.soild", but it is neither a token nor CSS.'],
  [{ padding: '0 7' }, 'has "padding: 0 7", but it is neither a token nor CSS.'],
  [{ fill: '{colors.nope.fg}' }, 'has "fill: {colors.nope.fg}", but no token is colors.nope.fg.'],
  [
    { color: 'var(--co-colors-nope)' },
    'has "color: var(--co-colors-nope)", but no token is --co-colors-nope.',
  ],
  [{ '--x': '{spacing.7}' }, 'has "--x: {spacing.7}", but no token is spacing.7.'],
  [{ gap: '{colors.fg}' }, 'has "gap: {colors.fg}", but it is neither a token nor CSS.'],
  [{ colour: 'red' }, 'has "colour: red", but it is neither a token nor CSS.'],
  [{ textStyle: 'huge' }, 'has "textStyle: huge", but no text style is huge.'],
  [{ '&:hover .sing': {} }, 'has "&:hover .sing", but no slot or variant is sing.'],
  [{ hover: {} }, 'has "hover", which is neither a property nor a selector.'],
  [{ '@medai print': {} }, 'has "@medai print", which is neither a property nor a selector.'],
])('refuses %j and says where', (root, mistake) => {
  expect(() => compiled(root)).toThrow(`a.recipe.ts: slot root ${mistake}`);
});

it('refuses a slot of a variant that the recipe does not have', () => {
  expect(() => compiled({}, { tone: { buy: { sing: { color: 'fg' } } } })).toThrow(
    'a.recipe.ts: slot sing, variant tone buy is styled, but the recipe has no such slot.',
  );
});
