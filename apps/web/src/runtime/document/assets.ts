import { type Language, languages } from '@shop/domain';
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

/** The tags that fetch what a page needs, by screen and language. */
export interface Assets {
  /** For the head: styles, fonts and scripts ahead of their use. */
  head(screen: string, language: Language): string;
  /** For the end of the body. */
  readonly script: string;
}

const source = 'apps/web/src/';
const entry = `${source}entry-client.tsx`;
/** What already answers while the rest is on its way, for the screens that have such a thing. */
const early: Readonly<Record<string, string>> = { buy: `${source}entry-early.ts` };
/** Written by the server in full, so their styles come at once though their code comes late. */
const lateParts = `${source}frame/parts/all-parts.ts`;

/** A chunk and all that it imports before it runs, without repeats. */
function withImports(manifest: ViteManifest, keys: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...found];
}

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

function headOf(manifest: ViteManifest, screen: string, own: readonly string[]): string {
  const keys = [entry, ...own];
  const chunks = withImports(manifest, keys).flatMap((key) => manifest[key] ?? []);
  const styled = withImports(manifest, [...keys, lateParts]).flatMap((key) => manifest[key] ?? []);
  const styles = new Set(styled.flatMap(({ css = [] }) => css));
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /\/(bricolage-cut|geologica-(?!currency))[^/]*\.woff2$/.test(file));
  const first = manifest[early[screen] ?? '']?.file;
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="${addressed(file)}">`),
    ...[...new Set(fonts)].map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${addressed(file)}">`,
    ),
    first ? `<script type="module" async src="${addressed(first)}"></script>` : '',
    // Words, style and the first picture come before what brings the page to life.
    ...chunks.map(
      ({ file }) => `<link rel="modulepreload" fetchpriority="low" href="${addressed(file)}">`,
    ),
  ].join('');
}

/** Reads the manifest once; a page then only looks its tags up. */
export function createAssets(manifest: ViteManifest): Assets {
  const file = manifest[entry]?.file;
  if (file === undefined) throw new Error(`the manifest of the web build lacks ${entry}`);
  const heads = new Map<string, string>(
    languages.flatMap((language) =>
      [...screenSources(manifest, language)].map(
        ([screen, own]) => [`${screen} ${language}`, headOf(manifest, screen, own)] as const,
      ),
    ),
  );
  return {
    head: (screen, language) => heads.get(`${screen} ${language}`) ?? '',
    script: `<script type="module" fetchpriority="low" src="${addressed(file)}"></script>`,
  };
}
