import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import {
  defaultLanguage,
  type ErrorCode,
  errorText,
  type Language,
  languageOf,
  pathOf,
} from '@shop/domain';
import { isStoreAway } from '@shop/ports/backends';
import type { ActionReply } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { presentProblem } from '../presenters/present-problem.js';
import { requestIdOf } from '../observability/request-scope.js';
import { logRenderFailure } from '../observability/render-failures.js';
import { RenderFailed } from './render/render-failed.js';
import type { Renderer } from './render/renderer.js';
import { wantsJson } from '../http/wants-json.js';
import { Refused } from '../http/refused.js';

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  503: 'busy',
};

/** Usually enough for a restarted store. */
const storeBackSeconds = '5';

/** Turns exceptions into responses: an error text of the catalogue and a status, never a stack. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly renderer: Renderer,
    private readonly log: Logger,
    /** Body for a client with its own error format, such as OCTO; `undefined` for visitors. */
    private readonly toProgram: (path: string, status: number) => object | undefined = () =>
      undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  answer(error: unknown, request: Request, response: Response): void {
    const { status, code } = settle(error);
    this.note(error, status, request);
    if (response.headersSent) return void response.destroy();
    const language = languageFor(request);
    const wait = waitOf(error);
    if (wait !== undefined) response.setHeader('Retry-After', wait);
    response.status(status).setHeader('Cache-Control', 'no-store');
    const told = this.toProgram(request.path, status);
    if (told) {
      response.json(told);
      return;
    }
    if (wantsJson(request)) {
      const reply: ActionReply<never> = {
        kind: 'refused',
        problems: [presentProblem(code, language)],
      };
      response.json(reply);
      return;
    }
    response
      .type('html')
      .send(this.renderer.fallback(fallbackTexts(code, status, language, request)));
  }

  /** Logs our own failures. A failed render has the same event as one in a browser. */
  private note(error: unknown, status: number, request: Request): void {
    if (error instanceof RenderFailed) {
      const cause: unknown = error.cause;
      logRenderFailure(this.log, {
        side: 'server',
        message: error.message,
        stack: cause instanceof Error ? cause.stack : undefined,
        path: request.path,
        reference: requestIdOf(request),
      });
    } else if (status >= 500 && !(error instanceof Refused)) {
      this.log.error({ err: error, path: request.path }, 'request failed');
    }
  }
}

function waitOf(error: unknown): string | undefined {
  if (isStoreAway(error)) return storeBackSeconds;
  const seconds = error instanceof Refused ? error.waitSeconds : undefined;
  return seconds === undefined ? undefined : String(seconds);
}

function settle(error: unknown): { status: number; code: ErrorCode } {
  if (error instanceof Refused) return error;
  if (isStoreAway(error)) return { status: 503, code: 'internal' };
  const status = statusOf(error);
  return { status, code: codes[status] ?? (status >= 500 ? 'internal' : 'badRequest') };
}

/** Errors of Nest and of the file server carry their status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const isHttp = error instanceof Error && 'status' in error && typeof error.status === 'number';
  return isHttp ? Number(error.status) : 500;
}

/** Language of the requested page, or of the page that sent the request. */
function languageFor(request: Request): Language {
  const body: unknown = request.body?.path;
  const query: unknown = request.query.path;
  const from = URL.canParse(request.headers.referer ?? '')
    ? new URL(request.headers.referer ?? '').pathname
    : '';
  return (
    [request.path, body, query, from]
      .filter((path) => typeof path === 'string')
      .map(languageOf)
      .find((language) => language !== undefined) ?? defaultLanguage
  );
}

function fallbackTexts(
  code: ErrorCode,
  status: number,
  language: Language,
  request: Request,
): Parameters<Renderer['fallback']>[0] {
  const isOurs = status >= 500 && code !== 'busy';
  return {
    language,
    title: isOurs ? errorText('internalTitle', language) : errorText(code, language),
    text: errorText(code, language),
    home: pathOf({ name: 'home', params: {} }, language),
    search: pathOf({ name: 'search', params: {} }, language),
    side: isOurs ? 'server' : undefined,
    reference: requestIdOf(request),
  };
}
