import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Recipe {
  readonly slots?: readonly string[];
  readonly variants?: object;
}

const recipes = new Map(
  globSync('apps/web/src/ui/**/*.recipe.ts').map((file) => [basename(file, '.recipe.ts'), file]),
);

const slotsOf = async (part: string): Promise<readonly string[]> => {
  const { recipe }: { recipe: Recipe } = await import(join(process.cwd(), recipes.get(part) ?? ''));
  return [...(recipe.slots ?? ['root']), ...Object.keys(recipe.variants ?? {})];
};

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
