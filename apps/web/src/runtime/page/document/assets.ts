import { type Language, languages } from '@shop/domain';
import { logs } from '@shop/ports/screens';
import { commonTexts, screensIn, textsBeside } from '../screen-files.js';
import { escapeHtml } from './escape.js';

/** What Vite writes about the browser's build: its entries and chunks by their source. */
export type ViteManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

/** The tags of the head that fetch what a page needs: styles, fonts, and the script that runs early. */
export interface Assets {
  head(screen: string, language: Language, facts: EarlyFacts): string;
}

/** What the early script is told of a page; see `entry-early.ts`. */
export interface EarlyFacts {
  /** The page wakes by itself as soon as it is at rest. */
  readonly wakes: boolean;
  /** There are tags to run, for those who agree. */
  readonly hasTags: boolean;
}

const source = 'apps/web/src/';
const entry = `${source}entry-client.tsx`;
const early = `${source}entry-early.ts`;
/** Written by the server in full, so their styles come at once though their code comes late. */
const lateParts = `${source}frame/parts/all-parts.ts`;
/** What a screen only shows: written by the server in full as well, by code that comes late. */
const paperOf = ([screen = '']: readonly string[]) => screen.replace(/[^/]+$/, 'paper-parts.ts');
const islandFolder = `${source}frame/islands/`;

/** Chunks and all that they import, without repeats, each after what it imports. */
function withImports(manifest: ViteManifest, keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
    found.push(key);
  };
  keys.forEach(visit);
  return found;
}

/** What of the build a page is made of, by the sources of its screen, in the order in which it runs. */
export const codeOf = (manifest: ViteManifest, own: readonly string[], language: Language) => {
  const woken = withImports(manifest, [...own, entry]);
  // The entry first of all waits for the screen and the texts, which are there by then.
  const late = ['footer', 'visitor'].map((name) => `${source}frame/${name}.${language}.json`);
  return { woken, all: withImports(manifest, [...woken, ...late, lateParts]) };
};

const addressed = (file: string) => escapeHtml(`/${file}`);

/** The sources of a page's code and texts, as the manifest names them, by its screen. */
export function screenSources(
  manifest: ViteManifest,
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const files = Object.keys(manifest);
  const texts = (screen: string) => [
    commonTexts(language),
    ...textsBeside(screen, files, language),
  ];
  return new Map([...screensIn(files)].map(([name, file]) => [name, [file, ...texts(file)]]));
}

/** Scripts as `asleep/code.ts` is told of them. */
const scriptsOf = (manifest: ViteManifest, keys: readonly string[]) => {
  const files = new Set(keys.flatMap((key) => manifest[key]?.file ?? []));
  return [...files].map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'));
};

/**
 * What each part that a press opens is made of, as an attribute of its name. Toasts, and what is no
 * part to be seen, come by themselves.
 */
function islandsOf(manifest: ViteManifest, known: readonly string[]): string {
  const keys = Object.keys(manifest).filter(
    (key) => key.startsWith(islandFolder) && key.endsWith('.tsx') && !key.endsWith('/toasts.tsx'),
  );
  return keys
    .map((key) => {
      const files = scriptsOf(manifest, withImports(manifest, [key]));
      const name = key.slice(islandFolder.length).replace(/\.tsx$/, '');
      return ` data-${name}="${files.filter((file) => !known.includes(file)).join(' ')}"`;
    })
    .join('');
}

function headOf(manifest: ViteManifest, own: readonly string[], language: Language) {
  const { all } = codeOf(manifest, own, language);
  const styled = withImports(manifest, [...all, paperOf(own)]);
  const styles = new Set(styled.flatMap((key) => manifest[key]?.css ?? []));
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /\/(bricolage-cut|geologica-(?!currency))[^/]*\.woff2$/.test(file));
  const code = scriptsOf(manifest, all);
  const links = [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${addressed(file)}">`),
    ...[...new Set(fonts)].map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressed(file)}">`,
    ),
  ].join('');
  return { links, code: code.join(' '), islands: islandsOf(manifest, code) };
}

/** Reads the manifest once; a page then only looks its tags up. */
export function createAssets(manifest: ViteManifest): Assets {
  const file = manifest[early]?.file;
  if (file === undefined) throw new Error(`the manifest of the web build lacks ${early}`);
  const heads = new Map<string, string>(
    languages.flatMap((language) =>
      [...screenSources(manifest, language)].map(([screen, own]) => {
        const { links, code, islands } = headOf(manifest, own, language);
        const tag =
          `<script id="early" type="module" async src="${addressed(file)}" data-code="${code}"` +
          `${islands} data-logs="/api${logs.path}"`;
        return [`${screen} ${language}`, links + tag] as const;
      }),
    ),
  );
  return {
    head: (screen, language, { wakes, hasTags }) =>
      `${heads.get(`${screen} ${language}`) ?? ''}${wakes ? ' data-rest' : ''}` +
      `${hasTags ? ' data-tags' : ''}></script>`,
  };
}
