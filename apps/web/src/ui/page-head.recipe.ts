import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'lead'],
  base: {
    root: { display: 'grid', gap: '3' },
    lead: { maxWidth: 'text', color: 'fg.muted' },
  },
});
