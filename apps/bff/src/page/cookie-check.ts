import { errorText, type Language } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import type { Request, Response } from 'express';

export const cookieCheck = '/api/cookies';

/** One that is taken away is not missed. */
const givesCookie = (response: Response): boolean =>
  [response.getHeader('Set-Cookie') ?? []]
    .flat()
    .some((cookie) => !/; Expires=Thu, 01 Jan 1970/i.test(String(cookie)));

/**
 * Where a form is sent on to. A browser that came without any cookie and is given one now goes by
 * the check, which says so where it is not sent back.
 */
export const nextOf = (next: string, request: Request, response: Response): string =>
  request.headers.cookie === undefined && givesCookie(response) && next.startsWith('/')
    ? `${cookieCheck}?path=${encodeURIComponent(next)}`
    : next;

/** A script knows whether its browser keeps cookies, and says so where it does not. */
export const loses = (request: Request, response: Response): boolean =>
  request.get('X-Cookies') === 'none' && givesCookie(response);

export const noCookies = (language: Language): Problem => ({
  code: 'cookiesNeeded',
  field: 'page',
  text: errorText('cookiesNeeded', language),
  ways: [],
});
