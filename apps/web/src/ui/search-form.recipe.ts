import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'row', 'box'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.375rem',
      width: '100%',
      maxWidth: 'text',
      textAlign: 'start',
    },
    label: { textStyle: 'label' },
    row: { display: 'flex', gap: '2', '& > button': { flex: 'none' } },
    box: {
      flex: '1',
      width: '100%',
      minWidth: '0',
      minHeight: '12',
      padding: '0.625rem {spacing.4}',
      border: '1px solid {colors.border.control}',
      borderRadius: 'md',
      bg: 'bg.surface',
      color: 'fg',
      fontSize: '1rem',
      lineHeight: '1.35',
      '&::placeholder': { color: 'fg.subtle', opacity: '1' },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
  },
});
