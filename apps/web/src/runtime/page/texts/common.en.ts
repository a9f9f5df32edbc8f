export const files = import.meta.glob<object>(
  ['../../../{frame/frame,shop/*,parts/*/*}.en.json', '../document/standalone.en.json'],
  { eager: true, import: 'default' },
);

export const besideScreens = import.meta.glob<object>('../../../screens/*/*/*.en.json', {
  import: 'default',
});
