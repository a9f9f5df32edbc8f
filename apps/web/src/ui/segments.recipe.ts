import { defineSlotRecipe } from '@chakra-ui/react';

/** A quarter of a notch at each corner where two segments meet. */
const notch = (at: string, radius: string) =>
  `radial-gradient(circle at ${at}, #0000 var(${radius}), #000 calc(var(${radius}) + 0.5px)) ${at} / 50.5% 50.5% no-repeat`;

export const recipe = defineSlotRecipe({
  slots: ['root', 'nav', 'segment', 'name', 'detail'],
  base: {
    root: {
      display: 'grid',
      height: '100%',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      '& > li': {
        '--l': '10px',
        '--r': '10px',
        position: 'relative',
        display: 'flex',
        bg: 'bg.surface',
        mask: [
          notch('0 0', '--l'),
          notch('0 100%', '--l'),
          notch('100% 0', '--r'),
          notch('100% 100%', '--r'),
        ].join(', '),
      },
      '& > :first-child': {
        '--l': 'var(--segment-notch, 0px)',
        borderStartStartRadius: 'var(--segment-radius, {radii.lg})',
        borderEndStartRadius: 'var(--segment-radius, {radii.lg})',
      },
      '& > :last-child': { '--r': '0px', borderStartEndRadius: 'lg', borderEndEndRadius: 'lg' },
      '& > li + li::before': {
        content: "''",
        position: 'absolute',
        inset: '1.125rem auto 1.125rem -1px',
        borderLeft: '2px dashed {colors.border.control}',
      },
      '@media (forced-colors: active)': {
        '& > li': { mask: 'none', border: '1px solid CanvasText' },
      },
    },
    nav: { minWidth: '0' },
    segment: {
      display: 'flex',
      flex: '1',
      flexFlow: 'row wrap',
      alignContent: 'center',
      alignItems: 'baseline',
      gap: '0 {spacing.2}',
      minHeight: 'var(--segment-height, 4.75rem)',
      padding: '{spacing.2} {spacing.3} {spacing.2} {spacing.4}',
      textDecoration: 'none',
      '&:focus-visible': { outlineOffset: '-4px' },
      '&[aria-current]': {
        '--co-focus': '{colors.day.onChosen}',
        bg: 'day.chosen',
        color: 'day.onChosen',
      },
      '&[aria-current] .detail': { color: 'inherit' },
      '@media (hover: hover)': { '&:not([aria-current]):hover': { bg: 'cenote.subtle' } },
      '@media (min-width: 64rem)': {
        minHeight: 'var(--segment-height, 5rem)',
        paddingInline: '{spacing.6} {spacing.4}',
      },
      '@media (forced-colors: active)': {
        '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
    },
    name: {
      textStyle: 'label',
      display: 'flex',
      alignItems: 'baseline',
      gap: '1',
      fontSize: '1.0625rem',
      fontWeight: '650',
      '& > svg': { alignSelf: 'center' },
    },
    detail: {
      textStyle: 'caption',
      color: 'fg.muted',
      // Hours stand beside the name where they fit; further details get their own line.
      '& ~ .detail': { flexBasis: '100%' },
    },
  },
  variants: {
    many: {
      true: {
        root: {
          '& .segment': { columnGap: '1', paddingInline: '{spacing.4} {spacing.2}' },
          '@media (max-width: 63.99rem)': {
            gridAutoColumns: 'min(17.25rem, 80vw)',
            gap: '2',
            marginInline: 'calc(-1 * var(--co-gutter))',
            paddingInline: 'var(--co-gutter)',
            overflowX: 'auto',
            scrollPaddingInline: 'var(--co-gutter)',
            scrollSnapType: 'x proximity',
            scrollbarWidth: 'none',
            // Separate cards here: any of them may come first.
            '& > li': {
              scrollSnapAlign: 'start',
              borderRadius: 'lg',
              overflow: 'hidden',
              mask: 'none',
            },
            '& > li::before': { display: 'none' },
            // Without scripts nothing scrolls the chosen one into view.
            '& > li:has([aria-current])': { order: '-1' },
          },
          '@media (min-width: 64rem)': {
            '& .segment': { alignContent: 'start', paddingBlock: '4' },
          },
        },
      },
    },
  },
});
