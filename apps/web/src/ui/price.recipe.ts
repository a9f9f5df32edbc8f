import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** Each size has all of it, so that a price needs one class of ours. */
const amount = defineStyle({
  position: 'relative',
  display: 'inline-block',
  fontFamily: 'body',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** At twice the text size (theme/base-css.ts). */
const enlarged = '@media (max-width: 15rem)';

export const recipe = defineSlotRecipe({
  slots: ['root', 'offer', 'before'],
  base: {
    offer: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      gap: '{spacing.1} {spacing.2}',
      [enlarged]: { '& > *': { whiteSpace: 'normal' } },
    },
    before: {
      position: 'relative',
      color: 'price.was',
      fontSize: '0.9375rem',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '500',
      whiteSpace: 'nowrap',
    },
  },
  variants: {
    size: {
      small: {
        root: {
          ...amount,
          fontSize: '1rem',
          fontWeight: '600',
          lineHeight: '1.4',
          [enlarged]: { whiteSpace: 'normal' },
        },
      },
      md: { root: { textStyle: 'price', ...amount, [enlarged]: { whiteSpace: 'normal' } } },
      xl: {
        root: {
          textStyle: 'priceXl',
          ...amount,
          [enlarged]: { whiteSpace: 'normal', fontSize: '1.25rem' },
        },
      },
    },
  },
});
