import type { RequestHandler } from 'express';

/** Answers 421 to any Host but ours: nothing of a page is ever made from the Host header. */
export function canonicalHost(publicOrigin: string): RequestHandler {
  const { host } = new URL(publicOrigin);
  return (request, response, next) => {
    if (request.headers.host === host) return next();
    response.status(421).type('text/plain').send('Misdirected Request');
  };
}
