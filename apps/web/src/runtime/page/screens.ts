import type { Language } from '@shop/domain';
import type { FrameView } from '@shop/ports/screens';
import type { ComponentType } from 'react';
import { loadTexts, type TextsByNamespace } from '../../shop/texts.js';
import { namespaceOf, screensIn, textsBeside } from './screen-files.js';

/** For the view that the port of its name promises. */
type ScreenComponent = ComponentType<{ view: unknown; frame: FrameView }> & {
  /** A page that is worked on: its code runs once it is at rest. Others sleep until touched. */
  wakesAtRest?: true;
  /** What comes late: the document has it as HTML, without its code and, if named, without its data. */
  paper?: { readonly field?: string; readonly load: () => Promise<void> };
  /** A view without what the screen reads from its own HTML in the document. */
  dataOf?: (view: never) => unknown;
};

/** What every page needs of a language, and where the texts of each screen are. */
interface LanguageTexts {
  readonly files: Readonly<Record<string, object>>;
  readonly besideScreens: Readonly<Record<string, () => Promise<object>>>;
}

/** Each screen is a chunk of its own, and so are its texts. */
const codeFiles = import.meta.glob<Record<string, ScreenComponent>>('../../screens/*/*/*-screen.tsx');
const languageFiles = import.meta.glob<LanguageTexts>('./texts/common.*.ts');

const files = screensIn(Object.keys(codeFiles));
const loaded = new Map<string, ScreenComponent>();

/** Every screen that there is a component for. */
export const screenNames: readonly string[] = [...files.keys()];

/** Fetches the code of a screen; one that is not there is missed when it is shown. */
export async function loadScreenCode(name: string): Promise<void> {
  const code = await codeFiles[files.get(name) ?? '']?.();
  const component = code?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`];
  if (component) loaded.set(name, component);
}

/** Fetches all that a page needs before it can be shown: the code of its screen and its texts. */
export async function loadScreen(name: string, language: Language): Promise<void> {
  await Promise.all([
    loadScreenCode(name),
    loadTexts(language, loadCommon, (each) => loadBeside(files.get(name) ?? '', each)),
  ]);
}

/** Fetches the code of a loaded screen's paper: for the server, and for a page that came as data. */
export async function loadPaper(name: string): Promise<void> {
  await loaded.get(name)?.paper?.load();
}

/** A screen that was loaded before. */
export function screenOf(name: string): ScreenComponent {
  const component = loaded.get(name);
  if (!component) throw new Error(`there is no screen ${name}`);
  return component;
}

const byNamespace = (texts: readonly (readonly [string, object])[]): TextsByNamespace =>
  Object.fromEntries(texts.map(([file, text]) => [namespaceOf(file), text]));

/** Of another language nothing is fetched, not even where its texts are. */
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
