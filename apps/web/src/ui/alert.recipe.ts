import { defineSlotRecipe } from '@chakra-ui/react';

export const recipe = defineSlotRecipe({
  slots: ['root', 'words', 'title', 'actions', 'list'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      padding: '4',
      border: '1px solid transparent',
      borderLeft: '4px solid currentColor',
      borderRadius: 'sm',
      '& > svg': { flex: 'none' },
    },
    words: { display: 'flex', flex: '1', flexDirection: 'column', gap: '1', minWidth: '0' },
    title: { fontWeight: '650' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.2} {spacing.4}',
      paddingTop: '1',
      '&:empty': { display: 'none' },
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      '& a': { display: 'inline-block', paddingBlock: '0.25rem', fontWeight: '550' },
    },
  },
  variants: {
    tone: {
      error: { root: { bg: 'achiote.subtle', color: 'achiote.fg' } },
      warning: { root: { bg: 'maracuya.subtle', color: 'maracuya.fg' } },
      info: { root: { bg: 'noche.subtle', color: 'noche.fg' } },
      success: { root: { bg: 'selva.subtle', color: 'selva.fg' } },
    },
  },
});
