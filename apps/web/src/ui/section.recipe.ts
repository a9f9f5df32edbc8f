import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'head'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '{spacing.2} {spacing.6}',
    },
  },
});
