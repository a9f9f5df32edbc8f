import { isLanguage, type Language } from '@shop/domain';
import express, { type Request, Router } from 'express';
import { chatPage, chatStyle } from './page.js';

const longest = 500;

const languageOf = ({ query: { lang } }: Request): Language =>
  typeof lang === 'string' && isLanguage(lang) ? lang : 'en';

/** Plays a live chat of another origin, which the shop shows in a frame. Stores nothing. */
export function chatRoutes(shopOrigin: string): Router {
  const routes = Router();
  routes.use((_request, response, next) => {
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'self' ${shopOrigin}`,
    );
    next();
  });
  routes.get('/style.css', (_request, response) => response.type('css').send(chatStyle));
  routes.get('/', (request, response) =>
    response.type('html').send(chatPage(languageOf(request), undefined)),
  );
  routes.post('/', express.urlencoded({ extended: false, limit: '8kb' }), (request, response) => {
    const text: unknown = request.body?.text;
    const said = typeof text === 'string' ? text.slice(0, longest).trim() : '';
    response.type('html').send(chatPage(languageOf(request), said || undefined));
  });
  return routes;
}
