import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    height: '44px',
    bg: 'var(--plane, {colors.bg})',
    mask: 'radial-gradient(circle 7px at 50% 14px, #0000 97%, #000) 0 0 / 40px 28px repeat-x, radial-gradient(20px 16px at 50% 0, #000 98%, #0000) 0 28px / 40px 16px repeat-x',
    '@media (forced-colors: active)': {
      height: '0',
      mask: 'none',
      borderBottom: '1px solid CanvasText',
    },
    '@media print': { display: 'none' },
  },
});
