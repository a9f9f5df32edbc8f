import { acceptedLanguage, defaultLanguage, isLanguage, type Language } from '@shop/domain';
import { type Request, type Response, Router } from 'express';
import { pageStyle } from './page-style.js';

/** No scripts, framing or caching; forms may also lead to `origins`. */
export const pageHeaders = (...origins: readonly string[]) => ({
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action ${["'self'", ...origins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
});

export const guardPage = (response: Response, ...origins: readonly string[]): Response =>
  response.type('html').set(pageHeaders(...origins));

/** The language of `lang`, else the supported one that the browser prefers. */
export function pageLanguage(request: Request): Language {
  const { lang } = request.query;
  if (typeof lang === 'string' && isLanguage(lang)) return lang;
  return languageOfHeader(request.get('Accept-Language') ?? '');
}

export const languageOfHeader = (accepted: string): Language =>
  acceptedLanguage(accepted) ?? defaultLanguage;

/** A field of a posted form, of at most `longest` characters; otherwise empty. */
export function formField(request: Request, name: string, longest: number): string {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
  return typeof value === 'string' && value.length <= longest ? value : '';
}

export function pageStyleRoutes(): Router {
  const router = Router();
  router.get('/style.css', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.type('css').send(pageStyle);
  });
  return router;
}
