import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Theme } from '@shop/domain';
import type { PageView, VisitorView } from '@shop/ports/screens';
import type * as WebEntry from '../../../../web/src/entry-server.js';
import { RenderFailed } from './render-failed.js';

/** Turns a view into a whole document. */
export interface Renderer {
  /** Throws `RenderFailed` when a screen does. */
  page(page: PageView): string;
  /** What of that document is about its visitor, in the order in which it stands there. */
  slots(page: Omit<PageView, 'visitor'>, visitor: VisitorView): readonly string[];
  /** Plain HTML that needs none of our scripts: for when a render fails. */
  fallback(texts: Parameters<typeof WebEntry.renderFallback>[0]): string;
  /** What a browser keeps to have something to show without a connection. */
  readonly offline: {
    page(texts: Parameters<typeof WebEntry.renderOffline>[0]): string;
    readonly facts: ReturnType<typeof WebEntry.offlineFacts>;
    /** The code of the service worker, and the style sheet of its pages. */
    readonly worker: string;
    readonly sheet: string;
  };
  /** For the manifest of the installed shop. */
  readonly appColors: typeof WebEntry.appColors;
  /** Every part of the web on one page, for those who work on it. */
  kit(language: Language, theme: Theme): string;
}

/** Loads the web app's server build once; the module is another build's output, hence by address. */
export async function loadRenderer(webFolder: string): Promise<Renderer> {
  const address = pathToFileURL(join(webFolder, 'server', 'entry-server.js')).href;
  const entry = (await import(address)) as typeof WebEntry; // as: the built form of that module
  const built = (file: string) => readFileSync(join(webFolder, 'client', file), 'utf8');
  const manifest = JSON.parse(built('.vite/manifest.json')) as Parameters<
    typeof WebEntry.createRenderer
  >[0]; // as: our own build wrote it
  const write = entry.createRenderer(manifest);
  return {
    page: (page) => {
      try {
        return write(page);
      } catch (cause) {
        throw new RenderFailed(page.screen, cause);
      }
    },
    slots: entry.renderSlots,
    fallback: entry.renderFallback,
    offline: {
      page: entry.renderOffline,
      facts: entry.offlineFacts(manifest),
      worker: built('service-worker.js'),
      sheet: built('standalone.css'),
    },
    appColors: entry.appColors,
    kit: (language, theme) => entry.renderKit(language, manifest, theme),
  };
}

export const Renderer = Symbol('Renderer');
