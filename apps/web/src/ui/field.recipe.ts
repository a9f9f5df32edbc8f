import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'label', 'optional', 'control', 'select', 'help', 'problem'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '0.375rem', minWidth: '0' },
    label: { textStyle: 'label' },
    optional: { color: 'fg.subtle', fontWeight: '400' },
    control: {
      width: '100%',
      minHeight: '12',
      padding: '0.625rem {spacing.4}',
      border: '1px solid {colors.border.control}',
      borderRadius: 'md',
      bg: 'bg.surface',
      color: 'fg',
      fontSize: '1rem',
      lineHeight: '1.35',
      '&::placeholder': { color: 'fg.subtle', opacity: '1' },
      '&:focus': {
        borderColor: 'cenote.solid',
        boxShadow: 'inset 0 0 0 1px {colors.cenote.solid}',
      },
      '&:disabled': { bg: 'bg.subtle', color: 'fg.subtle' },
      "&[aria-invalid='true']": {
        borderColor: 'border.error',
        boxShadow: 'inset 0 0 0 1px {colors.border.error}',
      },
      '@media (forced-colors: active)': { borderColor: 'ButtonText' },
    },
    // The arrow is drawn in the text's colour, so it follows the theme.
    select: {
      appearance: 'none',
      paddingRight: '2.75rem',
      backgroundImage:
        'linear-gradient(45deg, #0000 50%, currentColor 50%), linear-gradient(-45deg, #0000 50%, currentColor 50%)',
      backgroundPosition: 'right 1.375rem top 55%, right 1rem top 55%',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '0.4rem 0.4rem',
      textOverflow: 'ellipsis',
      '& option': { bg: 'bg.panel', color: 'fg' },
      '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
    },
    help: { textStyle: 'small', color: 'fg.muted' },
    problem: {
      textStyle: 'small',
      display: 'flex',
      gap: '2',
      color: 'fg.error',
      fontWeight: '500',
      '& svg': { flex: 'none' },
    },
  },
});
