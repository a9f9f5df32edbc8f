import type { Request } from 'express';

/** A script of ours asks for JSON; a browser that sends a form, for a page. */
export const wantsJson = (request: Request): boolean =>
  request.accepts(['html', 'json']) === 'json';
