import type { Language } from '@shop/domain';
import type { FrameView } from '@shop/ports/screens';
import type { ComponentType } from 'react';
import { loadTexts, type TextsByNamespace } from '../shop/texts.js';
import { namespaceOf, screensIn, textsBeside } from './screen-files.js';

/** For the view that the port of its name promises. */
type ScreenComponent = ComponentType<{ view: unknown; frame: FrameView }> & {
  /** A page that is worked on: its code runs once it is at rest. Others sleep until touched. */
  wakesAtRest?: true;
};

/** Each screen is a chunk of its own, and so are its texts. */
const codeFiles = import.meta.glob<Record<string, ScreenComponent>>('../screens/*/*/*-screen.tsx');
const textFiles = import.meta.glob<object>('../screens/*/*/*.json', { import: 'default' });
const commonFiles = import.meta.glob<Readonly<Record<string, object>>>('./texts/common.*.ts', {
  import: 'files',
});

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

/** A screen that was loaded before. */
export function screenOf(name: string): ScreenComponent {
  const component = loaded.get(name);
  if (!component) throw new Error(`there is no screen ${name}`);
  return component;
}

const byNamespace = (texts: readonly (readonly [string, object])[]): TextsByNamespace =>
  Object.fromEntries(texts.map(([file, text]) => [namespaceOf(file), text]));

async function loadCommon(language: Language): Promise<TextsByNamespace> {
  const texts = await commonFiles[`./texts/common.${language}.ts`]?.();
  return byNamespace(Object.entries(texts ?? {}));
}

async function loadBeside(screen: string, language: Language): Promise<TextsByNamespace> {
  const beside = textsBeside(screen, Object.keys(textFiles), language);
  const texts = beside.map(async (file) => [file, (await textFiles[file]?.()) ?? {}] as const);
  return byNamespace(await Promise.all(texts));
}
