import { type Language, languageTags, type Translated } from '@shop/domain';
import type { Response } from 'express';

const words: Translated = { es: 'Continuar', en: 'Continue', pt: 'Continuar' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Goes on to a page of ours by a step of our own. A browser keeps strict cookies back all along a
 * way that another site began, redirects included; the step that this page makes is ours.
 */
export function sendInterstitial(
  response: Response,
  to: string,
  language: Language,
  status = 200,
): void {
  const address = escaped(to);
  response
    .status(status)
    .setHeader('Cache-Control', 'no-store')
    // The address of this answer may hold a code that was good once: it is told to nobody.
    .setHeader('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<meta http-equiv="refresh" content="0;url=${address}"><title>${words[language]}</title>` +
        `</head><body><main><h1><a href="${address}">${words[language]}</a></h1></main></body></html>`,
    );
}
