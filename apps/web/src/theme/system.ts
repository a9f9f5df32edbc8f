import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.js';
import { keyframes } from './keyframes.js';
import { breakpoints, measures } from './measures.js';
import { slotRecipes } from './recipes.js';
import { semanticColors, shadows } from './semantic-tokens.js';
import { textStyles } from './text-styles.js';

/**
 * The source of all design tokens (docs/rules/looks.md#roles). The build writes `theme.css` from
 * it; islands read the same variables through `island-system.ts`.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'co',
    theme: {
      breakpoints,
      tokens: { colors, ...measures },
      semanticTokens: { colors: semanticColors, shadows },
      textStyles,
      keyframes,
      slotRecipes,
    },
  }),
);
