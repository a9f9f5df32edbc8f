import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'scene', 'title', 'words'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      maxWidth: 'text',
      marginInline: 'auto',
      paddingBlock: '8',
      textAlign: 'center',
    },
    scene: { width: 'min(15rem, 100%)' },
    title: { textStyle: 'h2' },
    words: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4' },
  },
});
