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

/** Token names without values: `theme.css` has them, for light and dark. */
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
 * Chakra's system for islands, without token values: building all of them took 250 ms on a slow
 * phone. It has no global styles, and no layers, so component styles win over the reset. It uses
 * private fields: check them at each Chakra release.
 */
export const islandSystem: SystemContext = {
  ...created,
  _global: [],
  _config: { ...created._config, disableLayers: true },
};
