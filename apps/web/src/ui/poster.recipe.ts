import { defineSlotRecipe } from '@chakra-ui/react';

/** Outside the recipe, whose types lack the prefixed name. */
const eachLine = { boxDecorationBreak: 'clone', WebkitBoxDecorationBreak: 'clone' };

export const recipe = defineSlotRecipe({
  slots: ['root', 'scene', 'sky', 'name', 'link', 'stub', 'facts', 'price', 'from', 'note'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      minHeight: 'var(--poster-height, 22rem)',
      height: '100%',
      overflow: 'hidden',
      borderRadius: 'xl',
      bg: 'var(--wall-bg, {colors.bg.muted})',
      color: 'var(--wall-on, {colors.fg})',
      boxShadow: 'paper1',
      isolation: 'isolate',
      containerType: 'inline-size',
      transition: 'box-shadow {durations.base} {easings.paper}',
      '&:has(.link:focus-visible)': { outline: '3px solid var(--co-focus)', outlineOffset: '2px' },
      '@media (hover: hover)': {
        '&:hover': { boxShadow: 'paper2' },
        '&:hover .scene': { transform: 'scale(1.03)' },
      },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    scene: {
      position: 'absolute',
      inset: '0px',
      zIndex: '-1',
      transition: 'transform {durations.base} {easings.paper}',
    },
    sky: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      padding: '5',
      '@container (max-width: 15rem)': { padding: '4' },
      '@media (forced-colors: active)': { bg: 'Canvas' },
    },
    name: { textStyle: 'h3', maxWidth: '9em', fontSize: 'clamp(1.5rem, 9cqi, 2.5rem)' },
    // A strip of wall colour behind each line keeps the name readable on any picture.
    link: {
      padding: '0.1em 0.3em 0.14em',
      marginInlineStart: '-0.3em',
      bg: 'var(--wall-bg, {colors.bg.surface})',
      color: 'var(--wall-on, {colors.fg})',
      lineHeight: '1.28',
      textDecoration: 'none',
      ...eachLine,
      '&::after': {
        content: "''",
        position: 'absolute',
        inset: '0px',
        zIndex: '1',
        borderRadius: 'inherit',
      },
      '&:focus-visible': { outline: 'none' },
    },
    stub: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '{spacing.1} {spacing.3}',
      marginInline: '3',
      padding: '{spacing.3} {spacing.4}',
      borderRadius: '{radii.lg} {radii.lg} 0 0',
      bg: 'bg.surface',
      color: 'fg',
      '@container (max-width: 15rem)': { marginInline: '0px', padding: '3' },
    },
    facts: {
      textStyle: 'caption',
      display: 'flex',
      flex: '1 1 6.5rem',
      flexDirection: 'column',
      color: 'fg.muted',
      '& > span:nth-child(2)': { color: 'fg', fontSize: '0.9375rem', fontWeight: '500' },
    },
    price: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      marginLeft: 'auto',
      lineHeight: '1.2',
      '@container (max-width: 15rem)': {
        alignItems: 'flex-start',
        minWidth: '0',
        marginLeft: '0px',
        overflowWrap: 'anywhere',
        // With the visitor's own text spacing, prices wrap rather than being cut off.
        '& span': { whiteSpace: 'normal' },
      },
    },
    from: { textStyle: 'caption', color: 'fg.muted' },
    note: { textStyle: 'small', color: 'fg.muted' },
  },
});
