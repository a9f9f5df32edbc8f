import type { RequestHandler } from 'express';

const known = ['GET', 'HEAD', 'POST'];

/** The shop speaks three methods; anything else is told so. */
export const knownMethods: RequestHandler = (request, response, next) => {
  if (known.includes(request.method)) return next();
  response.status(405).setHeader('Allow', known.join(', ')).end();
};
