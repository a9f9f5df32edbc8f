import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'lead'],
  base: {
    root: { 'div&': { paddingInline: '0px' }, '& > div': { display: 'grid', gap: '3' } },
    lead: { maxWidth: 'text' },
  },
});
