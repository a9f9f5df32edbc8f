import type { IncomingMessage } from 'node:http';
import { acceptedLanguage, consentCategories, type Language } from '@shop/domain';
import type { VisitorView } from '@shop/ports/screens';
import type { CookieJar } from './cookie-jar.js';
import { closedCookies } from './cookie-table.js';

/** What a request's own cookies and headers say beside what a `Visitor` is. */
export interface VisitorHints extends Pick<VisitorView, 'consent' | 'closed'> {
  /** The language of ours that the browser asks for most; for an offer only. */
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
  acceptedLanguage(String(headers['accept-language'] ?? ''));

/** Client hints say it outright; else the user agent. */
export function isMobile({ headers }: IncomingMessage): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return mobileAgent.test(String(headers['user-agent'] ?? ''));
}
