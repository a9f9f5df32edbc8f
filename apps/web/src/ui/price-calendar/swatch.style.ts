import { defineStyle } from '@chakra-ui/react';

export const swatchStyle = defineStyle({
  width: '0.875rem',
  height: '0.875rem',
  border: '2px solid transparent',
  borderRadius: '4px',
  "&[data-mark='best']": { borderColor: 'price.best', bg: 'price.bestBg' },
  "&[data-mark='chosen']": { bg: 'day.chosen' },
  "&[data-mark='asked']": { borderColor: 'maracuya.fg', bg: 'maracuya.subtle' },
  "&[data-mark='near']": { borderColor: 'fg.link' },
  "&[data-mark='within']": { bg: 'cenote.muted' },
  "&[data-mark='today']": { border: '2px dotted {colors.border.control}' },
  "&[data-mark='limited']": {
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: 'full',
    bg: 'fg.accent',
  },
  '@media (forced-colors: active)': {
    "&[data-mark='within']": { borderColor: 'Highlight' },
    "&[data-mark='near']": { borderStyle: 'dashed' },
    "&[data-mark='chosen']": { border: '3px solid Highlight' },
    "&[data-mark='limited']": { forcedColorAdjust: 'none', bg: 'CanvasText' },
  },
});
