import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Theme } from '@shop/domain';
import type { PageView } from '@shop/ports/screens';
import type * as WebEntry from '../../../web/src/entry-server.js';

/** Turns a view into a whole document. */
export interface Renderer {
  page(page: PageView): string;
  /** Plain HTML that needs none of our scripts: for when a render fails. */
  fallback(texts: Parameters<typeof WebEntry.renderFallback>[0]): string;
  /** Every part of the web on one page, for those who work on it. */
  kit(language: Language, theme: Theme): string;
}

/** Loads the web app's server build once; the module is another build's output, hence by address. */
export async function loadRenderer(webFolder: string): Promise<Renderer> {
  const address = pathToFileURL(join(webFolder, 'server', 'entry-server.js')).href;
  const entry = (await import(address)) as typeof WebEntry; // as: the built form of that module
  const manifest = JSON.parse(
    readFileSync(join(webFolder, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Parameters<typeof WebEntry.createRenderer>[0]; // as: our own build wrote it
  return {
    page: entry.createRenderer(manifest),
    fallback: entry.renderFallback,
    kit: (language, theme) => entry.renderKit(language, manifest, theme),
  };
}

export const Renderer = Symbol('Renderer');
