import { errorText, type Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import type { Request, Response } from 'express';

export const cookieCheck = '/api/cookies';

/** A deleted cookie does not count. */
const givesCookie = (response: Response): boolean =>
  [response.getHeader('Set-Cookie') ?? []]
    .flat()
    .some((cookie) => !/; Expires=Thu, 01 Jan 1970/i.test(String(cookie)));

/** Redirect after a form; via the cookie check if this sets a browser's first cookie. */
export const nextOf = (next: string, request: Request, response: Response): string =>
  request.headers.cookie === undefined && givesCookie(response) && next.startsWith('/')
    ? `${cookieCheck}?path=${encodeURIComponent(next)}`
    : next;

/** Whether a script reported that cookies are off, and this response sets one. */
export const loses = (request: Request, response: Response): boolean =>
  request.get('X-Cookies') === 'none' && givesCookie(response);

export const noCookies = (language: Language): Problem => ({
  code: 'cookiesNeeded',
  field: 'page',
  text: errorText('cookiesNeeded', language),
  actions: [],
});
