import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { breakpoints, measures } from './measures.js';
import { slotRecipes } from './recipes.js';
import { semanticColors, shadows } from './semantic-tokens.js';
import { textStyles } from './text-styles.js';

interface Names {
  readonly [name: string]: Names | { readonly value: unknown };
}

type Valueless = { value: string } | { [name: string]: Valueless };

/** Tokens by their names alone: what each is worth stands in `theme.css`, light and dark. */
const named = (names: Names): Record<string, Valueless> =>
  Object.fromEntries(
    Object.entries(names).map(([name, one]) => [
      name,
      'value' in one ? { value: 'unset' } : named(one as Names), // as: no token is named `value`
    ]),
  );

const { bg, fg, selva } = semanticColors;

const created = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'co',
    theme: {
      breakpoints,
      tokens: { ...measures, colors: named({ bg, fg, selva }), shadows: named(shadows) },
      textStyles,
      slotRecipes,
    },
  }),
);

/**
 * The looks as the islands need them in a browser: a press waits while a system is made, and one with
 * every colour in it took a quarter of a second of a slow phone. It brings no global styles of its
 * own, and with layers off a part's style wins over the reset. Private fields: look again at each
 * release of Chakra.
 */
export const islandSystem: SystemContext = {
  ...created,
  _global: [],
  _config: { ...created._config, disableLayers: true },
};
