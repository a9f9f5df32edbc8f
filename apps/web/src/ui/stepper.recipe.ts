import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'words', 'label', 'help', 'reason', 'controls', 'button', 'number'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid {colors.border}',
      // At twice the text size (theme/base-css.ts).
      '@media (max-width: 15rem)': { flexWrap: 'wrap' },
    },
    words: { minWidth: '0' },
    label: { fontWeight: '500' },
    help: { textStyle: 'small', color: 'fg.muted' },
    reason: { textStyle: 'small', color: 'fg.warning', fontWeight: '500' },
    controls: { display: 'flex', flex: 'none', alignItems: 'center', gap: '1' },
    button: {
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      border: '1px solid {colors.border.control}',
      borderRadius: 'md',
      bg: 'bg.surface',
      '&[aria-disabled]': {
        borderColor: 'border',
        color: 'fg.subtle',
        opacity: '0.55',
        cursor: 'not-allowed',
      },
      // Without scripts the buttons do nothing, so only the number field shows.
      '@media (scripting: none)': { display: 'none' },
      '@media (hover: hover)': { '&:not([aria-disabled]):hover': { bg: 'cenote.subtle' } },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
    number: {
      appearance: 'textfield',
      width: '2.5rem',
      height: '11',
      border: '0',
      borderRadius: 'sm',
      bg: 'transparent',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '650',
      textAlign: 'center',
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
        appearance: 'none',
        margin: '0px',
      },
      '@media (scripting: none)': {
        width: '4rem',
        border: '1px solid {colors.border.control}',
        bg: 'bg.surface',
      },
    },
  },
});
