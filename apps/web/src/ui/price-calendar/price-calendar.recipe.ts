import { defineSlotRecipe } from '@chakra-ui/react';
import { dayStyle } from './day.style.js';
import { swatchStyle } from './swatch.style.js';

export const recipe = defineSlotRecipe({
  slots: [
    'root',
    'head',
    'title',
    'turn',
    'months',
    'month',
    'day',
    'lost',
    'legend',
    'unit',
    'swatch',
  ],
  base: {
    root: {
      containerType: 'inline-size',
      padding: '{spacing.3} {spacing.2}',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      bg: 'bg.surface',
      color: 'fg',
      '&[aria-busy] .day > i': { borderRadius: '4px', bg: 'bg.muted', color: 'transparent' },
      // Reserves room for the second month, which a desktop loads after hydration.
      '@media (min-width: 64rem) and (scripting: enabled)': {
        "&[data-months='1'] :is(.head, .months)::after": { content: "''", flex: '1' },
        "&[data-months='1'] .turn:last-child": { order: '1' },
      },
      '@media (min-width: 64rem)': { padding: '{spacing.4} {spacing.5}' },
    },
    head: { display: 'flex', alignItems: 'center' },
    title: {
      flex: '1',
      fontSize: '1.125rem',
      fontWeight: '650',
      textAlign: 'center',
      '@media (max-width: 63.99rem)': { '& ~ .title': { display: 'none' } },
    },
    turn: {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      flex: 'none',
      borderRadius: 'md',
      '&[aria-disabled]': { color: 'fg.subtle', opacity: '0.4', cursor: 'default' },
      '@media (hover: hover)': { '&:not([aria-disabled]):hover': { bg: 'cenote.subtle' } },
    },
    months: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '6',
      '@media (min-width: 64rem) and (scripting: enabled)': {
        // The tallest form, six weeks: near its end the first month shows only one or two.
        minHeight: 'calc(2.25rem + 6 * 3.375rem)',
      },
    },
    month: {
      flex: '1',
      width: '100%',
      tableLayout: 'fixed',
      '& th': { height: '2.25rem', color: 'fg.muted', textAlign: 'center', whiteSpace: 'nowrap' },
      '& td': { height: '3.375rem', padding: '1px' },
      '& td:has([data-range])': { paddingInline: '0px' },
      '@media (max-width: 63.99rem)': { '& ~ .month': { display: 'none' } },
    },
    day: dayStyle,
    lost: {
      // An empty box takes up no space and no grid gap.
      '&:empty': { position: 'absolute' },
      '&:not(:empty)': { display: 'flex', gap: '2', padding: '{spacing.3} {spacing.3} 0' },
      '& > svg': { flex: 'none' },
    },
    legend: {
      textStyle: 'caption',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      padding: '{spacing.3} {spacing.3} {spacing.1}',
      color: 'fg.muted',
      '& > li': { display: 'flex', alignItems: 'center', gap: '0.375rem' },
    },
    unit: { '@media (min-width: 40rem)': { marginLeft: 'auto' } },
    swatch: swatchStyle,
  },
});
