import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

const corner = (at: string, radius: string) =>
  `radial-gradient(circle at ${at}, #0000 var(${radius}, 0px), #000 calc(var(${radius}, 0px) + 0.5px))`;

/** Content that reaches a cell's edges is cut with it. */
const cut = defineStyle({
  mask: [
    corner('0 0', '--tl'),
    corner('100% 0', '--tr'),
    corner('0 100%', '--bl'),
    corner('100% 100%', '--br'),
  ].join(', '),
  maskComposite: 'intersect',
});

/**
 * A mask cuts quarter circles into each cell where it meets the next, and the hairline follows the
 * cut. An empty box behind casts the shadow outside itself only, so the notches show the page.
 */
export const recipe = defineSlotRecipe({
  slots: ['root', 'body', 'stub', 'cell'],
  base: {
    root: {
      '--n': '10px',
      '--co-focus': '{colors.cenote.focusRing}',
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      borderRadius: 'lg',
      color: 'fg',
      filter: 'drop-shadow(0 0 1px {colors.border.ticket})',
      '&::before': {
        content: "''",
        position: 'absolute',
        inset: '0px',
        zIndex: '-2',
        borderRadius: 'inherit',
        boxShadow: 'ticket',
      },
      '@media (forced-colors: active)': { filter: 'none' },
    },
    body: {
      position: 'relative',
      minWidth: '0',
      padding: '4',
      '--tl': '0px',
      '--tr': '0px',
      '--bl': 'var(--n)',
      '--br': 'var(--n)',
      flex: '1',
      borderRadius: '{radii.lg} {radii.lg} 0 0',
      '&::before': {
        content: "''",
        position: 'absolute',
        inset: '0px',
        zIndex: '-1',
        borderRadius: 'inherit',
        bg: 'var(--paper, {colors.bg.surface})',
        ...cut,
      },
      '@media (min-width: 48rem)': { padding: '6' },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    stub: {
      position: 'relative',
      minWidth: '0',
      padding: '4',
      '--tl': 'var(--n)',
      '--tr': 'var(--n)',
      '--bl': '0px',
      '--br': '0px',
      minHeight: '4.5rem',
      marginTop: '-0.5px',
      borderRadius: '0 0 {radii.lg} {radii.lg}',
      '&::before': {
        content: "''",
        position: 'absolute',
        inset: '0px',
        zIndex: '-1',
        borderRadius: 'inherit',
        bg: 'var(--paper, {colors.bg.surface})',
        ...cut,
      },
      '&::after': {
        content: "''",
        position: 'absolute',
        inset: '-1px 1.125rem auto',
        borderTop: '2px dashed {colors.border.control}',
      },
      '@media (min-width: 48rem)': { paddingInline: '6' },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    cell: cut,
  },
  variants: {
    responsive: {
      true: {
        root: {
          '@media (min-width: 48rem)': {
            flexDirection: 'row',
            '& > .body': {
              '--tr': 'var(--n)',
              '--bl': '0px',
              borderRadius: '{radii.lg} 0 0 {radii.lg}',
            },
            '& > .stub': {
              '--tr': '0px',
              '--bl': 'var(--n)',
              display: 'flex',
              flex: 'none',
              flexDirection: 'column',
              justifyContent: 'center',
              width: '13.75rem',
              paddingInline: '4',
              margin: '0 0 0 -0.5px',
              borderRadius: '0 {radii.lg} {radii.lg} 0',
            },
            '& > .stub::after': {
              inset: '1.125rem auto 1.125rem -1px',
              borderTop: '0',
              borderLeft: '2px dashed {colors.border.control}',
            },
          },
        },
      },
    },
    stays: {
      true: {
        root: {
          '@media (min-width: 64rem) and (min-height: 40rem)': {
            '& > .stub': {
              position: 'sticky',
              bottom: 'calc({spacing.4} + var(--co-notice, 0px))',
              zIndex: '1',
            },
          },
        },
      },
    },
  },
});
