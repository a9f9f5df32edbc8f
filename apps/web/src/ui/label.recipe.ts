import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    textStyle: 'caption',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    width: 'fit-content',
    padding: '0.1875rem {spacing.2}',
    border: '1px solid transparent',
    borderRadius: 'sm',
    fontWeight: '600',
  },
  variants: {
    kind: {
      sale: { bg: 'price.off', color: 'price.offFg' },
      new: { bg: 'cenote.solid', color: 'cenote.contrast' },
      night: { bg: 'noche.800', color: 'noche.50' },
      soldOut: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});
