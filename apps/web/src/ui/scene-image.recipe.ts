import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

/** The phone crop: 720 of a scene's 1600 units, starting at unit 560, around its subject. */
const phoneCrop = defineStyle({
  position: 'absolute',
  top: '50%',
  left: '-77.78%',
  width: '222.23%',
  maxWidth: 'none',
  height: 'auto',
  minHeight: '100%',
  aspectRatio: '16 / 9',
  objectPosition: '57.5% 50%',
  transform: 'translateY(-50%)',
});

export const recipe = defineSlotRecipe({
  slots: ['root', 'picture'],
  base: {
    // `contain: paint` makes the frame the containing block of the crop.
    root: {
      display: 'block',
      overflow: 'hidden',
      contain: 'paint',
      bg: 'var(--wall-bg, {colors.bg.muted})',
    },
    picture: { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    crop: {
      phone: { root: { '& > .picture': phoneCrop } },
      byWidth: { root: { '@media (max-width: 47.99rem)': { '& > .picture': phoneCrop } } },
    },
  },
});
