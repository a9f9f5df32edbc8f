import { defineStyle } from '@chakra-ui/react';

export const dayStyle = defineStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.125rem',
  width: '100%',
  height: '3.25rem',
  border: '2px solid transparent',
  borderRadius: '10px',
  transition: 'background-color {durations.fast}',
  '&:focus-visible': { zIndex: '1', outlineOffset: '0' },
  '& > b': { fontWeight: '600', lineHeight: '1.2' },
  // Element selectors keep the markup of many cells small.
  '& > i': {
    fontStyle: 'normal',
    minHeight: '1.2em',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
  "&[data-state='best']": {
    borderColor: 'price.best',
    bg: 'price.bestBg',
    color: 'price.best',
  },
  "&[data-state='best'] > i": { fontWeight: '700' },
  "&:is([aria-disabled], [data-state='soldOut'], [data-state='closed'])": {
    color: 'fg.subtle',
  },
  '&[aria-disabled]': { cursor: 'not-allowed' },
  "&:is([aria-disabled], [data-state='soldOut'], [data-state='closed']) > b": {
    fontWeight: '450',
  },
  "&[data-state='soldOut'] > b": {
    textDecoration: 'line-through',
    textDecorationThickness: '2px',
  },
  "&[data-state='closed'] > i, &[data-state='soldOut'] > i": { fontSize: '0.65rem' },
  // Chosen for another ticket: its name, and its wall's colour along the foot.
  "&[data-state='taken']": {
    bg: 'bg.subtle',
    boxShadow: 'inset 0 -0.25rem 0 var(--wall-bg)',
    color: 'fg.muted',
  },
  "&[data-state='taken'] > i": {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  "&[aria-current='date']": { border: '2px dotted {colors.border.control}' },
  // Limited availability: a dot that the legend and the day's name explain.
  '&[data-limited]::after': {
    content: "''",
    position: 'absolute',
    top: '0.1875rem',
    right: '0.1875rem',
    width: '0.375rem',
    height: '0.375rem',
    borderRadius: 'full',
    bg: 'fg.accent',
  },
  '&[data-chosen]': { borderColor: 'day.chosen', bg: 'day.chosen', color: 'day.onChosen' },
  '&[data-chosen][data-limited]::after': { bg: 'currentColor' },
  // The unavailable day that the visitor asked for, and the nearest ones on sale.
  "&[data-chosen]:is([data-state='soldOut'], [data-state='closed'])": {
    borderColor: 'currentColor',
    bg: 'maracuya.subtle',
    color: 'maracuya.fg',
  },
  '&[data-near]': { boxShadow: 'inset 0 0 0 2px {colors.fg.link}' },
  "&[data-range='within']": {
    borderColor: 'cenote.muted',
    borderRadius: '0',
    bg: 'cenote.muted',
  },
  "&[data-range='start']": { borderStartEndRadius: '0', borderEndEndRadius: '0' },
  "&[data-range='end']": { borderStartStartRadius: '0', borderEndStartRadius: '0' },
  '@media (hover: hover)': {
    '&:not([aria-disabled], [data-chosen]):hover': { bg: 'cenote.subtle' },
  },
  '@container (max-width: 24rem)': {
    // On a phone a word fits the width of its day.
    "&:is([data-state='closed'], [data-state='soldOut']) > i": {
      fontSize: '0.6rem',
      letterSpacing: '-0.04em',
    },
  },
  '@container (max-width: 21rem)': {
    '&[data-chosen][data-range] > i': { fontSize: '0.625rem' },
    "&:is([data-state='closed'], [data-state='soldOut']) > i": { fontSize: '0.5625rem' },
  },
  '@container (max-width: 19rem)': {
    // On the narrowest phones words do not fit: unavailable days are pale, full ones struck
    // through.
    '& > i': { fontSize: 'clamp(0.5625rem, 3.4cqi, 0.75rem)', letterSpacing: '-0.02em' },
    "&:is([data-state='closed'], [data-state='soldOut']) > i": { visibility: 'hidden' },
  },
  '@media (forced-colors: active)': {
    // Without our colours and shadows every day would show the same border.
    "&:not([aria-current='date'], [data-state='best'])": { borderColor: 'Canvas' },
    "&[data-range='within']": { borderColor: 'Highlight' },
    '&[data-near]:not(:focus-visible)': {
      outline: '2px dashed ButtonText',
      outlineOffset: '-3px',
    },
    '&[data-chosen]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
    '&[aria-disabled]': { color: 'GrayText' },
    '&[data-limited]::after': { forcedColorAdjust: 'none', bg: 'CanvasText' },
  },
});
