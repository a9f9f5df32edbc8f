import type { RequestListener, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express from 'express';
import { AppModule, type Foundations } from './app.module.js';
import { bodyReaders, rawBody } from './http/bodies.js';
import { canonicalHost } from './http/canonical-host.js';
import { ErrorFilter } from './http/error.filter.js';
import { knownMethods } from './http/method-check.js';
import { Refused } from './http/refused.js';
import { RequestContexts } from './visit/request-context.js';
import { KeptPages } from './page/cache/kept-pages.js';
import { PageFront } from './page/cache/page-front.js';
import { serveKit } from './page/render/serve-kit.js';
import { Sessions } from './visit/session/sessions.js';
import { securityHeaders } from './http/security-headers.js';
import { serveSpeculation } from './http/speculation.js';
import { serveFiles } from './http/static-files.js';
import { accessLog } from './observability/access-log.js';
import { requestScope } from './observability/request-scope.js';
import { readSharingPictures } from './presenters/sharing-pictures.js';

/** The application, wired and not yet listening; `webFolder` is where the web builds lie. */
export async function createApp(
  foundations: Foundations,
  webFolder: string,
): Promise<NestExpressApplication> {
  const { config, log, metrics, renderer } = foundations;
  const server = express();
  server.disable('x-powered-by');
  server.disable('etag');
  server.set('query parser', 'simple');
  const errors = new ErrorFilter(renderer, log);
  server.use(requestScope, accessLog(log), metrics.measure, knownMethods);
  server.use(canonicalHost(config.PUBLIC_ORIGIN));
  server.use(compression());
  serveFiles(server, webFolder, resolve(config.CONTENT_DIR));
  server.use(securityHeaders(config));
  serveSpeculation(server);
  if (config.NODE_ENV !== 'production') server.get('/__kit', serveKit(renderer));
  server.use(cookieParser());
  server.use('/api/webhooks', rawBody);
  server.use(bodyReaders());
  server.use(errorsBeforeNest(errors));
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(foundations, readSharingPictures(webFolder)),
    new ExpressAdapter(server),
    { bodyParser: false, logger: ['error', 'warn'] },
  );
  app.use(app.get(Sessions).middleware);
  answerKeptPages(app, foundations);
  app.useGlobalFilters(errors);
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      exceptionFactory: () => new Refused(400, 'badRequest'),
    }),
  );
  return app;
}

/** Pages that were answered before are answered again in front of all that stands in `server`. */
function answerKeptPages(app: NestExpressApplication, { log, metrics }: Foundations): void {
  const pages = app.get(KeptPages);
  const { frontKeyOf } = app.get(RequestContexts);
  const front = new PageFront(pages, frontKeyOf, ({ path, status, ms }) => {
    metrics.keptPage(status, ms);
    log.info({ method: 'GET', path, status, ms: Math.round(ms), kept: true }, 'answered');
  });
  pages.front = front;
  const http: Server = app.getHttpServer();
  const [whole] = http.listeners('request') as RequestListener[]; // as: the only listener of a server just made
  if (!whole) throw new Error('the application listens to no request');
  http.removeAllListeners('request').on('request', front.before(whole));
}

/** What the readers of bodies refuse is answered as everything else that is refused. */
const errorsBeforeNest =
  (errors: ErrorFilter): express.ErrorRequestHandler =>
  (error: unknown, request, response, _next) =>
    errors.answer(error, request, response);

export const webFolderOf = (root: string): string => join(root, 'dist', 'web');
