import { islandSystem } from './island-system.js';
import { slotRecipes } from './recipes.js';
import { system } from './system.js';

const cssOf = ({ getSlotRecipeFn }: Pick<typeof system, 'getSlotRecipeFn'>, name: string) => {
  const recipe = getSlotRecipeFn(name);
  const variants = recipe.variantMap as Readonly<Record<string, readonly string[]>>; // as: of any recipe
  const choices = Object.entries(variants).flatMap(([variant, values]) =>
    values.map((value) => ({ [variant]: value })),
  );
  return [{}, ...choices].map((choice) => recipe(choice));
};

it.each(Object.keys(slotRecipes))('styles a %s like the full system', (name) => {
  const css = cssOf(islandSystem, name);
  expect(JSON.stringify(css)).toMatch(/var\(--co-/);
  expect(css).toEqual(cssOf(system, name));
});

it('adds no styles of its own to a page', () => {
  expect(islandSystem._global).toEqual([]);
});
