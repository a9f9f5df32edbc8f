import type { RequestListener, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express, type Request } from 'express';
import { AppModule, type Foundations } from './app.module.js';
import { octoBodies, octoPath, octoPlain } from './features/resell/octo/octo-bodies.js';
import { octoAnswer } from './features/resell/octo/octo-error.js';
import { bodyReaders, rawBody } from './http/bodies.js';
import { frontDoor } from './http/front-door.js';
import { ErrorFilter } from './page/error.filter.js';
import { knownMethods } from './http/method-check.js';
import { serveOwnContract } from './http/own-contract.js';
import { EventLoopDelay, Load, type LoadLevel } from './http/load.js';
import { policyReportBody, policyReports } from './http/policy-reports.js';
import { LoadCart } from './visit/load-cart.js';
import { PageKeys } from './visit/page-key.js';
import { Proxies } from './visit/proxies.js';
import { Visits } from './visit/visit.js';
import { PageCache } from './page/cache/page-cache.js';
import { serveKit } from './page/render/serve-kit.js';
import { traced } from './page/render/traced-renderer.js';
import { Sessions } from './visit/session/sessions.js';
import { securityHeaders } from './http/security-headers.js';
import { shedLoad } from './http/shed-load.js';
import { ShopAdapter } from './http/shop-adapter.js';
import { serveSpeculation } from './http/speculation.js';
import { serveFiles } from './http/static-files.js';
import { StrictForms } from './http/strict-forms.js';
import { accessLog, linesOfAnswers } from './observability/access-log.js';
import { warningsOf } from './observability/logger.js';
import { afterRequest, apiDeadline, requestScope } from './observability/request-scope.js';
import { traceRequests } from './observability/trace-requests.js';
import { readSharingPictures } from './presenters/sharing-pictures.js';
import { noted } from './rehearsal/noted-renderer.js';
import { mountRehearsal } from './rehearsal/rehearsal.js';

/** Replies are small: the default window takes megabytes per response and compresses no better. */
const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 16 };

/** The wired application, not yet listening. `webFolder` contains the web builds. */
export async function createApp(
  given: Foundations,
  webFolder: string,
): Promise<NestExpressApplication> {
  const foundations = withTraces(given.config.REHEARSAL ? withNote(given) : given);
  const { config, log, metrics, renderer } = foundations;
  const server = express();
  server.disable('x-powered-by');
  server.disable('etag');
  server.set('query parser', 'simple');
  const errors = new ErrorFilter(renderer, log, octoErrors(config));
  server.use(securityHeaders(config), requestScope, accessLog(log), metrics.measure, knownMethods);
  server.use(compression({ level: 8, brotli: { params: smallWindow } }));
  serveFiles(server, webFolder, resolve(config.CONTENT_DIR));
  serveSpeculation(server);
  if (foundations.tracing) server.use(traceRequests(foundations.tracing, edgeOf(config)));
  const delay = shedUnderLoad(server, foundations);
  const isShownWhole = config.NODE_ENV !== 'production';
  if (isShownWhole) server.get('/__kit', serveKit(webFolder));
  serveOwnContract(server, join(webFolder, '..'), isShownWhole);
  server.use(cookieParser());
  server.use(apiDeadline(config.PRESS_DEADLINE_MS));
  server.use('/api/webhooks', rawBody(config.WEBHOOK_KB));
  server.use(policyReports.path, policyReportBody);
  server.use(octoPath, ...octoBodies);
  server.use(bodyReaders());
  server.use(octoPath, octoPlain);
  server.use(errorsBeforeNest(errors));
  const rehearsal = mountRehearsal(server, config);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(foundations, readSharingPictures(webFolder)),
    new ShopAdapter(server),
    // With `abortOnError` Nest would end the process; the caller needs the error.
    { bodyParser: false, logger: warningsOf(log), abortOnError: false },
  );
  app.use(app.get(Sessions).middleware, app.get(Visits).middleware);
  standInFront(app, foundations);
  rehearsal?.(app);
  app.getHttpServer().once('close', () => delay.stop());
  app.useGlobalFilters(errors);
  app.useGlobalPipes(new StrictForms());
  return app;
}

const edgeOf = (config: Foundations['config']) => {
  const proxies = new Proxies(config);
  return (request: Request) => proxies.isFromEdge(request);
};

const octoErrors =
  ({ OCTO_RESELLERS }: Foundations['config']) =>
  (path: string, status: number) =>
    OCTO_RESELLERS.length > 0 && `${path}/`.startsWith(`${octoPath}/`)
      ? octoAnswer(status)
      : undefined;

const withTraces = ({ tracing, ...given }: Foundations): Foundations =>
  tracing ? { ...given, tracing, renderer: traced(given.renderer, tracing) } : given;

const withNote = (given: Foundations) => ({ ...given, renderer: noted(given.renderer) });

/** Runs before `server`: first checks the Host, then serves cached pages. */
function standInFront(app: NestExpressApplication, { config, log, metrics }: Foundations): void {
  const http: Server = app.getHttpServer();
  const [whole] = http.listeners('request') as RequestListener[]; // as: the only listener of a server just made
  if (!whole) throw new Error('the application listens to no request');
  const lines = linesOfAnswers(log);
  const carts = app.get(LoadCart);
  const pages = app
    .get(PageCache)
    .front.before(whole, app.get(PageKeys).of, ({ request, id, path, route, status, ms }) => {
      metrics.cachedPage({ route, status, ms });
      lines.info({ method: 'GET', path, status, ms: Math.round(ms), cached: true }, 'answered');
      const asked = afterRequest(id, () => carts.beside(request));
      asked.catch((error: unknown) => log.error({ err: error, path }, 'request failed'));
    });
  const door = frontDoor(config, pages, ({ method, status, why }) => {
    metrics.turnedAway(why);
    lines.info({ method, path: '', status, turnedAway: why }, 'answered');
  });
  http.removeAllListeners('request').on('request', door);
  http.maxConnections = config.MAX_CONNECTIONS;
  http.on('drop', () => metrics.turnedAway('connections'));
}

function shedUnderLoad(server: Express, { config, log, metrics }: Foundations): EventLoopDelay {
  const delay = new EventLoopDelay();
  const onLevel = (level: LoadLevel) =>
    log.warn({ event: 'load', level, delayMs: Math.round(delay.ms) }, 'load');
  const load = new Load(config, () => delay.ms);
  server.use(shedLoad(load, onLevel, () => metrics.turnedAway('load')));
  return delay;
}

/** Errors of the body parsers get the same error pages as any other refusal. */
const errorsBeforeNest =
  (errors: ErrorFilter): express.ErrorRequestHandler =>
  (error: unknown, request, response, _next) =>
    errors.answer(error, request, response);

export const webFolderOf = (root: string): string => join(root, 'dist', 'web');
