import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: 'auto 0 var(--co-notice, 0)',
    zIndex: 'bottomBar',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'calc(4.5rem + env(safe-area-inset-bottom))',
    padding: '{spacing.2} var(--co-gutter) calc({spacing.2} + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    boxShadow: 'dock',
    // One row on the narrowest phones: the button wraps its label and leaves room for the rest.
    '@media (max-width: 22.49rem)': {
      gap: '2',
      fontSize: '0.8125rem',
      lineHeight: '1.25',
      '& > :last-child': {
        flex: '0 1 auto',
        paddingInline: '3',
        fontSize: '0.9375rem',
        lineHeight: '1.2',
      },
    },
    '@media (min-width: 64rem)': { display: 'none' },
    // On a low window a sticky bar would cover a third of the view (theme/base-css.ts).
    '@media (max-height: 26rem)': { position: 'static' },
    '@media (forced-colors: active)': { borderTop: '1px solid CanvasText' },
    '@media print': { display: 'none' },
  },
});
