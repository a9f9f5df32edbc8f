import express, { type Request, type Response, Router } from 'express';
import { isLanguage } from '@shop/domain';
import { networks } from '../engine/people.js';
import { formField, guardPage, languageOfHeader, pageLanguage } from '../pages/page-guard.js';
import type { Identity } from './identity.js';
import { choosePage, wrongPage } from './page-html.js';
import { sessionCookie } from './provider.js';

/** The identity provider below its issuer's path: its own page, the rest by the library. */
export function identityRoutes(identity: Identity): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 20 });
  router.use('/interaction', (_request, response, next) => {
    // Its forms redirect to the shop.
    guardPage(response, identity.shopOrigin);
    next();
  });
  router.get('/interaction/:uid', async (request, response) => {
    const params = await openSignIn(identity, request, response);
    if (params) response.send(choose(identity, request, params));
  });
  router.post('/interaction/:uid', form, async (request, response) => {
    const params = await openSignIn(identity, request, response);
    if (!params) return;
    const person = identity.people.find(({ id }) => id === formField(request, 'person', 100));
    const isCancelled = formField(request, 'cancel', 10) !== '';
    if (person || isCancelled) return identity.finish(request, response, person?.id);
    response.status(422).send(choose(identity, request, params));
  });
  // Another person may use the same browser, so every sign-in asks again.
  router.use('/auth', (request, _response, next) => {
    request.headers.cookie = withoutSession(request.headers.cookie ?? '');
    next();
  });
  router.use(identity.answer);
  return router;
}

type Params = Readonly<Record<string, unknown>>;

/** The shop's request. Replies with a page if the sign-in is over or another browser's. */
async function openSignIn(
  identity: Identity,
  request: Request,
  response: Response,
): Promise<Params | undefined> {
  const asked = await identity.asked(request, response).catch(() => undefined);
  if (asked && asked.uid === request.params['uid']) return asked.params;
  response.status(410).send(wrongPage(pageLanguage(request)));
  return undefined;
}

function choose({ people }: Identity, request: Request, params: Params): string {
  const { identity_provider: asked, ui_locales: locales } = params;
  const { lang } = request.query;
  const isChosen = typeof lang === 'string' && isLanguage(lang);
  const language =
    typeof locales === 'string' && !isChosen
      ? languageOfHeader(locales.replaceAll(' ', ','))
      : pageLanguage(request);
  const network = networks.find((one) => one === asked);
  return choosePage({ language, path: request.baseUrl + request.path, network, people });
}

const withoutSession = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(sessionCookie))
    .join('; ');
