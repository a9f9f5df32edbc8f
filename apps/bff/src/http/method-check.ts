import type { RequestHandler } from 'express';

const known = ['GET', 'HEAD', 'POST'];
/** Resellers change bookings by PATCH. */
const withPatch = [...known, 'PATCH'];

/** Answers 405 to other methods. */
export const knownMethods: RequestHandler = (request, response, next) => {
  const spoken = request.path.startsWith('/octo/') ? withPatch : known;
  if (spoken.includes(request.method)) return next();
  response.status(405).setHeader('Allow', spoken.join(', ')).end();
};
