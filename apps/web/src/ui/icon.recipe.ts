import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      small: { strokeWidth: '2' },
    },
  },
});
