export const files = import.meta.glob<object>(
  ['../../../{frame/frame,shop/*,parts/*/*}.es.json', '../document/standalone.es.json'],
  { eager: true, import: 'default' },
);

export const besideScreens = import.meta.glob<object>('../../../screens/*/*/*.es.json', {
  import: 'default',
});
