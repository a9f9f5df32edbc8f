import { type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { isRefused } from '../engine/refusal.js';
import { bearer } from '../http/bearer.js';
import { parse, read, sendRefusal } from '../http/call.js';
import { hostPath, languageOfCall } from './host-path.js';
import type { Library } from './library.js';
import type { SearchApi } from './search-api.js';
import {
  analyticsShape,
  answerShape,
  autocompleteShape,
  reportingShape,
  searchShape,
} from './shapes.js';
import { answerWire, searchWire, suggestionsWire } from './wire.js';

/** The search API, below its base address (backends/contracts/search.yaml). */
export function searchRoutes({ tokens, library, events, reports }: SearchApi, apiToken: string) {
  const router = Router();
  router.post('/google-enterprise/token', bearer(apiToken), (_request, response) => {
    response.json({ data: tokens.issue() });
  });
  // Also accepts the API token: a report may say that access tokens fail.
  const report = noted(reportingShape, (told) => reports.note(told));
  router.post('/reporting', tokens.guard(bearer(apiToken)), hostPath, report);
  router.use(tokens.guard(), hostPath);
  router.use('/google-enterprise', questionRoutes(library));
  router.post(
    '/google-enterprise/analytics',
    noted(analyticsShape, (event) => events.note(event)),
  );
  return router;
}

/** Searches and suggestions, in the language of the calling page. */
function questionRoutes(library: Library): Router {
  const router = Router();
  router.post(
    '/autocomplete',
    read(autocompleteShape, bodyOf, async ({ query }, request) =>
      suggestionsWire(await library.suggest(query, languageOfCall(request))),
    ),
  );
  router.post(
    '/search',
    read(searchShape, bodyOf, async ({ query }, request) =>
      searchWire(await library.find(query, languageOfCall(request))),
    ),
  );
  router.post(
    '/answer',
    read(answerShape, bodyOf, async ({ text }, request) =>
      answerWire(await library.answer(text, languageOfCall(request))),
    ),
  );
  return router;
}

const bodyOf = ({ body }: { readonly body?: unknown }) => body ?? {};

/** Handles a report without a reply body. */
const noted =
  <Shape extends z.ZodType>(shape: Shape, note: (told: z.infer<Shape>) => void): RequestHandler =>
  (request, response) => {
    const told = parse(shape, bodyOf(request));
    if (isRefused(told)) return sendRefusal(request, response, told);
    note(told.value);
    response.status(204).end();
  };
