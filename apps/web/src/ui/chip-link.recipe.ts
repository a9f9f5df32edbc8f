import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'face'],
  base: {
    // Looks 36 px high; the touch target is 44 px.
    root: {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      minHeight: '11',
      borderRadius: 'full',
      textDecoration: 'none',
      '&[aria-current] .face': {
        borderColor: 'day.chosen',
        bg: 'day.chosen',
        color: 'day.onChosen',
      },
      '@media (hover: hover)': { '&:not([aria-current]):hover .face': { bg: 'cenote.subtle' } },
      '@media (forced-colors: active)': {
        '&[aria-current] .face': { border: '3px solid Highlight' },
      },
    },
    face: {
      textStyle: 'label',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.25rem',
      padding: '0.25rem {spacing.4}',
      border: '1px solid {colors.border.control}',
      borderRadius: 'full',
      bg: 'bg.surface',
      maxWidth: 'calc(100vw - 2 * var(--co-gutter))',
      transition: 'background-color {durations.fast}',
    },
  },
});
