import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors.js';
import { keyframes } from './keyframes.js';
import { breakpoints, measures } from './measures.js';
import { slotRecipes } from './recipes.js';
import { semanticColors, shadows } from './semantic-tokens.js';
import { textStyles } from './text-styles.js';

/**
 * The one truth about how the shop looks (docs/rules/looks.md#roles): `theme.css` is written from it
 * at build. The islands read the same variables by `island-system.ts`.
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
