import { defineRecipe } from '@chakra-ui/react';

export const recipe = defineRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media (scripting: none)': {
      position: 'static',
      order: '1',
      width: 'fit-content',
      height: 'auto',
      minHeight: '11',
      paddingInline: '5',
      border: '1.5px solid {colors.cenote.border}',
      borderRadius: 'md',
      clipPath: 'none',
    },
  },
});
