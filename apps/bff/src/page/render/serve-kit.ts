import { defaultLanguage, isLanguage, themes } from '@shop/domain';
import type { RequestHandler } from 'express';
import type { Renderer } from './renderer.js';

/** `/__kit?language=es&theme=dark`: mounted in development and tests only. */
export const serveKit =
  (renderer: Renderer): RequestHandler =>
  ({ query }, response) => {
    const { language, theme } = query;
    const spoken =
      typeof language === 'string' && isLanguage(language) ? language : defaultLanguage;
    const worn = themes.find((one) => one === theme) ?? 'system';
    response.type('html').send(renderer.kit(spoken, worn));
  };
