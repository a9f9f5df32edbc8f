import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const isFile = (path: string) => path.startsWith('/assets/') || path.startsWith('/pictures/');

/** One line an answer: method, path, status, time. No header, no query, nothing that was typed. */
export const accessLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request;
    if (isFile(path)) return next();
    const began = performance.now();
    response.once('finish', () => {
      const ms = Math.round(performance.now() - began);
      log.info({ method, path, status: response.statusCode, ms }, 'answered');
    });
    next();
  };
