export const files = import.meta.glob<object>(
  ['../../../{frame/frame,shop/*,parts/*/*}.pt.json', '../document/standalone.pt.json'],
  { eager: true, import: 'default' },
);

export const besideScreens = import.meta.glob<object>('../../../screens/*/*/*.pt.json', {
  import: 'default',
});
