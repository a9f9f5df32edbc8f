import { defineSlotRecipe } from '@chakra-ui/react';

/** Outside the recipe, whose types know no keyframes. */
const turn = { '@keyframes turn': { to: { rotate: '1turn' } } };

export const recipe = defineSlotRecipe({
  slots: ['root', 'spinner'],
  base: {
    root: {
      textStyle: 'button',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      border: '1.5px solid transparent',
      borderRadius: 'md',
      textAlign: 'center',
      textDecoration: 'none',
      textWrap: 'balance',
      userSelect: 'none',
      cursor: 'pointer',
      transition:
        'background-color {durations.fast} {easings.paper}, color {durations.fast} {easings.paper}, transform {durations.instant}',
      '&:active': { transform: 'translateY(1px)' },
      "&:disabled, &[aria-disabled='true']": { opacity: '0.5', cursor: 'not-allowed' },
      "&[aria-busy='true']": { cursor: 'progress' },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
    spinner: {
      width: '1.25rem',
      height: '1.25rem',
      flex: 'none',
      border: '2.5px solid currentColor',
      borderRightColor: 'transparent',
      borderRadius: 'full',
      animation: 'turn 0.8s linear infinite',
      ...turn,
    },
  },
  variants: {
    size: {
      sm: { root: { minHeight: '11', padding: '0.5rem {spacing.4}', fontSize: '0.9375rem' } },
      md: { root: { minHeight: '12', padding: '0.625rem {spacing.5}' } },
      lg: { root: { minHeight: '14', padding: '0.75rem 1.75rem' } },
    },
    tone: {
      main: {
        root: {
          bg: 'cenote.solid',
          color: 'cenote.contrast',
          '@media (hover: hover)': { '&:hover': { bg: 'cenote.solidHover' } },
        },
      },
      buy: {
        root: {
          bg: 'flamboyan.solid',
          color: 'flamboyan.contrast',
          '@media (hover: hover)': { '&:hover': { bg: 'flamboyan.solidHover' } },
        },
      },
      outline: {
        root: {
          borderColor: 'cenote.border',
          color: 'cenote.fg',
          '@media (hover: hover)': { '&:hover': { bg: 'cenote.subtle' } },
        },
      },
      quiet: {
        root: {
          color: 'cenote.fg',
          '@media (hover: hover)': { '&:hover': { bg: 'cenote.subtle' } },
        },
      },
      onWall: {
        root: {
          bg: 'white',
          color: 'cal.900',
          '@media (hover: hover)': { '&:hover': { bg: 'cal.100' } },
        },
      },
    },
  },
});
