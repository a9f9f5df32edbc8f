import { type Language, languageTags, type Theme } from '@shop/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ViteManifest } from '../page/document/assets.js';
import { Kit } from './kit.js';

/** `/__kit`: every component in every state, without scripts. Do not serve it in production. */
export function renderKit(
  language: Language,
  manifest: ViteManifest,
  theme: Theme = 'system',
): string {
  const styles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const body = renderToString(
    <StaticRouter location="/__kit">
      <Kit />
    </StaticRouter>,
  );
  return (
    `<!doctype html><html lang="${languageTags[language]}" data-theme="${theme}">` +
    '<head><meta charset="utf-8"><title>Parts</title><meta name="robots" content="noindex">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`).join('') +
    `</head><body>${body}</body></html>`
  );
}
