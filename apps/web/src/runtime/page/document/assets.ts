import { type Language, languages } from '@shop/domain';
import { logs } from '@shop/ports/screens';
import { commonTexts, screensIn, textsBeside } from '../screen-files.js';
import { escapeHtml } from './escape.js';

/** Vite's manifest of the browser build: entries and chunks by source file. */
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

/** Head tags that load a page's styles, fonts and early script. */
export interface Assets {
  head(screen: string, language: Language, facts: EarlyFacts): string;
}

/** What the early script (`entry-early.ts`) gets to know of a page. */
export interface EarlyFacts {
  /** Hydrate as soon as the browser is idle, without waiting for a touch. */
  readonly wakes: boolean;
  /** The page has third-party tags to run after consent. */
  readonly hasTags: boolean;
}

const source = 'apps/web/src/';
const entry = `${source}entry-client.tsx`;
const early = `${source}entry-early.ts`;
/** Rendered in full by the server, so their styles load with the page; their code is late. */
const lateParts = `${source}frame/parts/all-parts.ts`;
/** Static parts of a screen: rendered in full by the server; their code loads late. */
const staticPartsOf = ([screen = '']: readonly string[]) =>
  screen.replace(/[^/]+$/, 'static-parts.ts');
const islandFolder = `${source}frame/islands/`;

/** The chunks and all their imports, without duplicates, imports first. */
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

/** The scripts of a page, in execution order. */
export const codeOf = (manifest: ViteManifest, own: readonly string[], language: Language) => {
  const woken = withImports(manifest, [...own, entry]);
  // The entry runs after screen and texts, so it does not wait for them.
  const late = ['footer', 'visitor'].map((name) => `${source}frame/${name}.${language}.json`);
  return { woken, all: withImports(manifest, [...woken, ...late, lateParts]) };
};

const addressed = (file: string) => escapeHtml(`/${file}`);

/** Source files of each screen's code and texts, by screen. */
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

const scriptsOf = (manifest: ViteManifest, keys: readonly string[]) => {
  const files = new Set(keys.flatMap((key) => manifest[key]?.file ?? []));
  return [...files].map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'));
};

/** Scripts of each island as a `data-` attribute with its name. Toasts load without a click. */
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
  const styled = withImports(manifest, [...all, staticPartsOf(own)]);
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

/** Reads the manifest once; each page then looks up its tags. */
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
