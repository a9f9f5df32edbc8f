import { type Language, languageTags, type Translated } from '@shop/domain';
import type { Response } from 'express';

const words: Translated = { es: 'Continuar', en: 'Continue', pt: 'Continuar' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Navigates on from our own page: strict cookies are withheld after another site's link. */
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
    // This URL may contain a one-time code, so send no referrer.
    .setHeader('Referrer-Policy', 'no-referrer')
    .type('html')
    .send(
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<meta http-equiv="refresh" content="0;url=${address}"><title>${words[language]}</title>` +
        `</head><body><main><h1><a href="${address}">${words[language]}</a></h1></main></body></html>`,
    );
}
