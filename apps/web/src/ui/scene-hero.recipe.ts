import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'scene', 'wall', 'facts', 'note'],
  base: {
    scene: {
      height: 'var(--hero-height, 10rem)',
      '@media (min-width: 48rem)': { height: 'var(--hero-height, 17.5rem)' },
      '@media print': { display: 'none' },
    },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.2} var(--hero-facts-gap, {spacing.6})',
      marginTop: '2',
      '& dt': { fontWeight: '600' },
      '& dd': { margin: '0px' },
    },
    note: { whiteSpace: 'nowrap' },
  },
  variants: {
    withFacts: {
      true: {
        root: {
          '--hero-height': '14.375rem',
          '& .wall > div': { gap: '2' },
          '& .wall p': { maxWidth: 'none' },
          '@media (min-width: 48rem)': { '--hero-height': '22.5rem' },
        },
      },
    },
  },
});
