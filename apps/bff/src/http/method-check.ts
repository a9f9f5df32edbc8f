import type { RequestHandler } from 'express';

const known = ['GET', 'HEAD', 'POST'];
/** What resellers change a booking by. */
const withPatch = [...known, 'PATCH'];

/** The shop speaks three methods, with resellers a fourth; anything else is told so. */
export const knownMethods: RequestHandler = (request, response, next) => {
  const spoken = request.path.startsWith('/octo/') ? withPatch : known;
  if (spoken.includes(request.method)) return next();
  response.status(405).setHeader('Allow', spoken.join(', ')).end();
};
