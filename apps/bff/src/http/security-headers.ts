import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';
import { policyReports } from './policy-reports.js';
import { fileFolders } from './static-files.js';

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

const noThirdParty = { TAG_MANAGER_URL: undefined, INSTALMENT_WIDGET_URL: undefined } as const;

const policyName = 'content-security-policy';
const permissionsName = 'permissions-policy';

/**
 * Sets the security headers of every answer. The policy lets no third-party code run; a page that
 * may run some replaces it by `sharedPolicy` when it is rendered (docs/rules/requests.md#headers).
 */
export function securityHeaders(config: Origins): RequestHandler {
  const ofPages = headersFor({ ...config, ...noThirdParty });
  const ofFiles = fileHeaders(config);
  return (request, response, next) => {
    const headers = isFile.test(request.path) ? ofFiles : ofPages;
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The headers of answers that are no pages: files, and refusals of the front door. */
export const fileHeaders = (config: Origins): readonly (readonly [string, string])[] => [
  ...headersFor(config).filter(([name]) => keptByFiles.has(name)),
  filePolicy,
];

/**
 * The policy of pages that may run third-party code, as configured: the tag manager and the
 * instalment widget, which the page adds after consent alone. The widget may run and ask its lender;
 * it has no style, picture or frame of its own. The answer is a header.
 */
export const sharedPolicy = (config: Origins): readonly [string, string] => [
  policyName,
  new Map(headersFor(config)).get(policyName) ?? '',
];

/** Only the page of a gate looks through a camera. */
export const gatePermissions = (): readonly [string, string] => [
  permissionsName,
  permissionsOf('camera=(self)'),
];

/** A page fetches two dozen files, and what protects a page weighs a kilobyte: files have less. */
const keptByFiles = new Set([
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
]);

/** A picture that is opened by itself may run nothing and fetch nothing. */
const filePolicy = [
  policyName,
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
] as const;

/** Express matches paths in any case. */
const isFile = new RegExp(`^(?:${fileFolders.join('|')})(?:/|$)`, 'i');

/** The headers that helmet sets. They are the same for every answer, so they are made once. */
function headersFor(config: Origins): readonly (readonly [string, string])[] {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmetFor(config)(answer.req, answer, () => undefined);
  answer.setHeader(permissionsName, permissionsOf('camera=()'));
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

const permissionsOf = (camera: string): string =>
  `${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
