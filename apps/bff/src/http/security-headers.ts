import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { languages, pathOf, type RouteName } from '@shop/domain';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';
import { policyReports } from './policy-reports.js';

/** The hash of the empty text: lets the style library own a sheet, and no inline style run. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Origins = Pick<
  Config,
  | 'PUBLIC_ORIGIN'
  | 'PAYMENT_PAGE_ORIGIN'
  | 'CHAT_PAGE_URL'
  | 'TAG_MANAGER_URL'
  | 'INSTALMENT_WIDGET_URL'
>;

const originsOf = (...urls: readonly (string | undefined)[]) =>
  urls.flatMap((url) => (url ? [new URL(url).origin] : []));

/**
 * Pages where somebody pays, or where the address brings what grants something: nothing of anybody
 * else runs there, whatever was agreed to.
 */
const ours: readonly RouteName[] = ['checkout', 'confirmAccount', 'choosePassword'];

export const isOursAlone = (name: RouteName): boolean => ours.includes(name);

const pathsOfOurs = new Set(
  languages.flatMap((language) => ours.map((name) => pathOf({ name, params: {} }, language))),
);

/**
 * No inline script anywhere; other origins only as configured: the payment page as a form's target,
 * the chat in a frame, the tag manager and the instalment widget, whose scripts the page adds after
 * consent alone. The widget may run and ask its lender; it has no style, picture or frame of its own.
 */
export function securityHeaders(config: Origins): RequestHandler {
  const everywhere = headersFor(config);
  const whereOurs = headersFor({
    ...config,
    TAG_MANAGER_URL: undefined,
    INSTALMENT_WIDGET_URL: undefined,
  });
  return (request, response, next) => {
    const isGate = request.path.startsWith('/gate/');
    const headers = isGate || pathsOfOurs.has(request.path) ? whereOurs : everywhere;
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isGate) response.setHeader('Permissions-Policy', permissionsOf('camera=(self)'));
    next();
  };
}

/** What helmet would set on every answer, which is always the same: it is asked once. */
function headersFor(config: Origins): readonly (readonly [string, string])[] {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmetFor(config)(answer.req, answer, () => undefined);
  answer.setHeader('Permissions-Policy', permissionsOf('camera=()'));
  answer.setHeader('Reporting-Endpoints', `${policyReports.name}="${policyReports.path}"`);
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}

function helmetFor(config: Origins) {
  const isHttps = config.PUBLIC_ORIGIN.startsWith('https:');
  const tags = originsOf(config.TAG_MANAGER_URL);
  const chat = originsOf(config.CHAT_PAGE_URL);
  const widget = originsOf(config.INSTALMENT_WIDGET_URL);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...tags, ...widget],
        'style-src': ["'self'", emptyStyle],
        'img-src': ["'self'", 'data:', ...tags],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...tags, ...widget],
        'frame-src': chat.length > 0 ? chat : ["'none'"],
        'worker-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", ...originsOf(config.PAYMENT_PAGE_ORIGIN)],
        'report-to': [policyReports.name],
        // For browsers that do not know the line above.
        'report-uri': [policyReports.path],
      },
    },
    // With no-referrer Chromium sends `Origin: null` on our own forms, and the guard refuses them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
}

/** Only a gate looks through a camera. */
const permissionsOf = (camera: string): string =>
  `${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
