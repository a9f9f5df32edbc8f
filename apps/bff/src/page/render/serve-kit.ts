import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultLanguage, isLanguage, themes } from '@shop/domain';
import type { RequestHandler } from 'express';
import type * as KitEntry from '../../../../web/src/entry-kit.js';
import { readManifest } from './renderer.js';

/** `/__kit?language=es&theme=dark`: only in development and tests, from its own build. */
export const serveKit =
  (webFolder: string): RequestHandler =>
  async ({ query }, response) => {
    const { language, theme } = query;
    const spoken =
      typeof language === 'string' && isLanguage(language) ? language : defaultLanguage;
    const worn = themes.find((one) => one === theme) ?? 'system';
    const address = pathToFileURL(join(webFolder, 'kit', 'entry-kit.js')).href;
    const { renderKit } = (await import(address)) as typeof KitEntry; // as: the built form of that module
    response.type('html').send(renderKit(spoken, readManifest(webFolder), worn));
  };
