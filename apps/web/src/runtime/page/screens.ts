import type { Language } from '@shop/domain';
import type { FrameView } from '@shop/ports/screens';
import type { ComponentType } from 'react';
import { loadTexts, type TextsByNamespace } from '../../shop/texts.js';
import { namespaceOf, screensIn, textsBeside } from './screen-files.js';

/** `view` has the type that the port of the same name promises. */
type ScreenComponent = ComponentType<{ view: unknown; frame: FrameView }> & {
  /** Hydrate at idle. Other pages hydrate on the first touch. */
  wakesAtRest?: true;
  /** Static parts: documents have their HTML but not their code, nor their data in `field`. */
  staticParts?: { readonly field?: string; readonly load: () => Promise<void> };
  /** The view without data that the screen reads from its own HTML. */
  dataOf?: (view: unknown) => unknown;
};

/** Texts that every page needs, and loaders for the texts of each screen. */
interface LanguageTexts {
  readonly files: Readonly<Record<string, object>>;
  readonly besideScreens: Readonly<Record<string, () => Promise<object>>>;
}

/** Each screen and its texts are chunks of their own. */
const codeFiles = import.meta.glob<Record<string, ScreenComponent>>(
  '../../screens/*/*/*-screen.tsx',
);
const languageFiles = import.meta.glob<LanguageTexts>('./texts/common.*.ts');

const files = screensIn(Object.keys(codeFiles));
const loaded = new Map<string, ScreenComponent>();

export const screenNames: readonly string[] = [...files.keys()];

/** Loads the code of a screen. `screenOf` throws if it is missing. */
export async function loadScreenCode(name: string): Promise<void> {
  const code = await codeFiles[files.get(name) ?? '']?.();
  const component = code?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`];
  if (component) loaded.set(name, component);
}

export async function loadScreen(name: string, language: Language): Promise<void> {
  await Promise.all([
    loadScreenCode(name),
    loadTexts(language, loadCommon, (each) => loadBeside(files.get(name) ?? '', each)),
  ]);
}

/** Loads a screen's static parts: for the server, and for a page that came as data. */
export async function loadStaticParts(name: string): Promise<void> {
  await loaded.get(name)?.staticParts?.load();
}

/** Requires `loadScreen` first. */
export function screenOf(name: string): ScreenComponent {
  const component = loaded.get(name);
  if (!component) throw new Error(`there is no screen ${name}`);
  return component;
}

const byNamespace = (texts: readonly (readonly [string, object])[]): TextsByNamespace =>
  Object.fromEntries(texts.map(([file, text]) => [namespaceOf(file), text]));

/** Loads only this language, not even the file list of another. */
async function textsOf(language: Language): Promise<LanguageTexts> {
  const texts = await languageFiles[`./texts/common.${language}.ts`]?.();
  if (!texts) throw new Error(`there are no texts in ${language}`);
  return texts;
}

const loadCommon = async (language: Language): Promise<TextsByNamespace> =>
  byNamespace(Object.entries((await textsOf(language)).files));

async function loadBeside(screen: string, language: Language): Promise<TextsByNamespace> {
  const { besideScreens } = await textsOf(language);
  const beside = textsBeside(screen, Object.keys(besideScreens), language);
  const texts = beside.map(async (file) => [file, (await besideScreens[file]?.()) ?? {}] as const);
  return byNamespace(await Promise.all(texts));
}
