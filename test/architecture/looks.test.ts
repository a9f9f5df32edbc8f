import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Kit } from '../../apps/web/src/runtime/kit/kit.js';

interface Recipe {
  readonly slots?: readonly string[];
  readonly variants?: object;
}

const recipes = new Map(
  globSync('apps/web/src/ui/**/*.recipe.ts').map((file) => [basename(file, '.recipe.ts'), file]),
);

const recipeOf = async (part: string): Promise<Recipe> =>
  (await import(join(process.cwd(), recipes.get(part) ?? ''))).recipe;

const slotsOf = async (part: string): Promise<readonly string[]> => {
  const { slots = ['root'], variants = {} } = await recipeOf(part);
  return [...slots, ...Object.keys(variants)];
};

/** Class names of every value of every variant, as the build names them. */
const variantClassesOf = async (part: string): Promise<readonly string[]> =>
  Object.entries((await recipeOf(part)).variants ?? {}).flatMap(([variant, values]) =>
    Object.keys(values).map((value) => (value === 'true' ? variant : `${variant}_${value}`)),
  );

/** A variant counts by its name: its value may be known only when a page is shown. */
const usesIn = (text: string) =>
  [...text.matchAll(/^import (\w+) from '.+\/generated\/ui\/(.+)\.module\.css'/gm)].flatMap(
    ([, name, part = '']) =>
      [...text.matchAll(new RegExp(`\\b${name}(?:\\.|\\[\`)(\\w+?)(?:_\\w*)?(?!\\w)`, 'g'))].map(
        ([, word = '']) => ({ part, word }),
      ),
  );

const sources = globSync('apps/web/src/ui/**/*.{ts,tsx}');

it.each([...recipes.keys()])('gives %s every class that parts take from it', async (own) => {
  const uses = sources.flatMap((file) => usesIn(readFileSync(file, 'utf8')));
  const taken = new Set(uses.flatMap(({ part, word }) => (part === own ? [word] : [])));
  expect(taken.size).toBeGreaterThan(0);
  const given = await slotsOf(own);
  expect([...taken].filter((word) => !given.includes(word))).toEqual([]);
});

it('reads slots and variants', () => {
  const text = "import a from '../generated/ui/b.module.css';\na.root; a[`tone_${x}`]; a.size_sm;";
  expect(usesIn(text).map(({ word }) => word)).toEqual(['root', 'tone', 'size']);
});

/** The style sheets of a module and all it imports from `ui/`. */
function sheetsBelow(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const below = [...text.matchAll(/from '(\.[^']+)\.js'/g)].flatMap(([, path = '']) =>
    ['.ts', '.tsx'].flatMap((ending) => globSync(join(dirname(file), path) + ending)),
  );
  return [
    ...[...text.matchAll(/generated\/ui\/(.+)\.module\.css/g)].map(([, part = '']) => part),
    ...below.filter((one) => one.includes('/ui/')).flatMap((one) => sheetsBelow(one, seen)),
  ];
}

it('shows every part on the kit page', () => {
  const shown = new Set(sheetsBelow('apps/web/src/runtime/kit/kit.tsx'));
  expect([...recipes.keys()].filter((part) => !shown.has(part))).toEqual([]);
});

it('shows every variant on the kit page', async () => {
  const page = renderToString(
    createElement(StaticRouter, { location: '/__kit' }, createElement(Kit)),
  );
  const shown = new Set(
    [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, it = '']) => it.split(' ')),
  );
  const wanted = await Promise.all([...recipes.keys()].map(variantClassesOf));
  expect(wanted.flat().length).toBeGreaterThan(20);
  expect(wanted.flat().filter((name) => !shown.has(name))).toEqual([]);
});
