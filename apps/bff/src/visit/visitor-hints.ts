import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language } from '@shop/domain';
import { consentCategories, type VisitorView } from '@shop/ports/screens';
import type { CookieJar } from './cookie-jar.js';
import { closedCookies } from './cookie-table.js';

/** What a request's own cookies and headers say beside what a `Visitor` is. */
export interface VisitorHints extends Pick<VisitorView, 'consent' | 'closed'> {
  /** The first language of ours that the browser asks for; for an offer only. */
  readonly spoken: Language | undefined;
}

const mobileAgent = /Mobi|Android|iPhone|iPad/i;

export const hintsOf = (request: IncomingMessage, jar: CookieJar): VisitorHints => ({
  spoken: spokenBy(request),
  consent: readConsent(jar.read('consent')),
  closed: closedCookies
    .filter(({ cookie }) => jar.read(cookie) !== undefined)
    .map(({ what }) => what),
});

/** A cookie's list: what we do not know of is not there. */
const readConsent = (cookie: string | undefined): VisitorView['consent'] =>
  cookie === undefined
    ? undefined
    : consentCategories.filter((category) => cookie.split('.').includes(category));

export const spokenBy = ({ headers }: IncomingMessage): Language | undefined =>
  String(headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);

/** Client hints say it outright; else the user agent. */
export function isMobile({ headers }: IncomingMessage): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return mobileAgent.test(String(headers['user-agent'] ?? ''));
}
