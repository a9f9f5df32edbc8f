import type { Language } from '@shop/domain';

const words = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Screens by name, from names of files: `…/things-to-do-screen.tsx` is `thingsToDo`. */
export const screensIn = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((file) => {
      const [, name] = /\/screens\/.*\/([^/]+)-screen\.tsx$/.exec(file) ?? [];
      return name ? [[words(name), file]] : [];
    }),
  );

/** `…/things-to-do.es.json` has the texts of the namespace `thingsToDo`. */
export const namespaceOf = (file: string): string =>
  words(/([^/]+)\.\w\w\.json$/.exec(file)?.[1] ?? '');

/** `…/screens/browse/home/home-screen.tsx` lies in `browse/home`, wherever it is named from. */
const folderOf = (file: string) => /\/screens\/(.+)\//.exec(file)?.[1];

/** The texts of a screen are those that lie beside it. */
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

/** What every page needs, as the build's manifest names it. */
export const commonTexts = (language: Language): string =>
  `apps/web/src/runtime/page/texts/common.${language}.ts`;
