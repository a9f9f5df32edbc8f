import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    '--co-focus': 'var(--wall-on, {colors.cenote.50})',
    bg: 'var(--wall-bg, {colors.cenote.900})',
    color: 'var(--wall-on, {colors.cenote.50})',
    padding: '6',
    '@media (min-width: 64rem)': { padding: '10' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
