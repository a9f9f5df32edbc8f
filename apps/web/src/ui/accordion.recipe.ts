import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'fold', 'summary', 'title', 'sign', 'content'],
  base: {
    root: { borderTop: '1px solid {colors.border}' },
    fold: { borderBottom: '1px solid {colors.border}', '&[open] .sign::after': { rotate: '0deg' } },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      paddingBlock: '3',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '@media (hover: hover)': { '&:hover .title': { color: 'fg.link' } },
    },
    title: { textStyle: 'h4', textWrap: 'pretty' },
    sign: {
      position: 'relative',
      flex: 'none',
      width: '1.5rem',
      height: '1.5rem',
      color: 'cenote.fg',
      '&::before, &::after': {
        content: "''",
        position: 'absolute',
        inset: '0.6875rem 0.25rem',
        borderRadius: 'full',
        bg: 'currentColor',
        transition: 'rotate {durations.fast} {easings.paper}',
      },
      '&::after': { rotate: '90deg' },
      '@media (forced-colors: active)': { '&::before, &::after': { bg: 'CanvasText' } },
    },
    // Leaves room for the question when the page scrolls to the answer.
    content: { paddingBottom: '6', scrollMarginTop: '7rem' },
  },
});
