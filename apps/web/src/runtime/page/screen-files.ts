import type { Language } from '@shop/domain';

const words = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Screens by name: `…/things-to-do-screen.tsx` is `thingsToDo`. */
export const screensIn = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) => {
      const [, name] = /\/screens\/.*\/([^/]+)-screen\.tsx$/.exec(file) ?? [];
      return name ? [[words(name), file]] : [];
    }),
  );

/** `…/things-to-do.es.json` holds the namespace `thingsToDo`. */
export const namespaceOf = (file: string): string =>
  words(/([^/]+)\.\w\w\.json$/.exec(file)?.[1] ?? '');

/** `…/screens/browse/home/home-screen.tsx` is in `browse/home`, whatever the path's prefix. */
const folderOf = (file: string) => /\/screens\/(.+)\//.exec(file)?.[1];

export const textsBeside = (
  screen: string,
  files: readonly string[],
  language: Language,
): readonly string[] => {
  const folder = folderOf(screen);
  return files.filter(
    (file) => folder && folderOf(file) === folder && file.endsWith(`.${language}.json`),
  );
};

/** Texts that every page needs, as a key of Vite's manifest. */
export const commonTexts = (language: Language): string =>
  `apps/web/src/runtime/page/texts/common.${language}.ts`;
