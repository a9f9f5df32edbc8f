import type { Request } from 'express';

/** Scripts request JSON; a browser that posts a form requests a page. */
export const wantsJson = (request: Request): boolean =>
  request.accepts(['html', 'json']) === 'json';
