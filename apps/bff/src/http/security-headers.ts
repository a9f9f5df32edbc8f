import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';
import { policyReports } from './policy-reports.js';
import { fileFolders } from './static-files.js';

/** Hash of the empty string: allows the style library's own sheet, but no inline styles. */
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

/** Security headers of all responses; no third-party code (docs/rules/requests.md#headers). */
export function securityHeaders(config: Origins): RequestHandler {
  const ofPages = headersFor({ ...config, ...noThirdParty });
  const ofFiles = fileHeaders(config);
  return (request, response, next) => {
    const headers = isFile.test(request.path) ? ofFiles : ofPages;
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Headers of responses that are not pages: files, and refusals of the front door. */
export const fileHeaders = (config: Origins): readonly (readonly [string, string])[] => [
  ...headersFor(config).filter(([name]) => keptByFiles.has(name)),
  filePolicy,
];

/**
 * Policy of pages that may run the configured third-party code: the tag manager and the instalment
 * widget, which are added only after consent. The widget may run and call its lender, but has no
 * styles, pictures or frames. Returns one header.
 */
export const sharedPolicy = (config: Origins): readonly [string, string] => [
  policyName,
  new Map(headersFor(config)).get(policyName) ?? '',
];

/** Only the gate page may use the camera. */
export const gatePermissions = (): readonly [string, string] => [
  permissionsName,
  permissionsOf('camera=(self)'),
];

/** Files get fewer headers: a page loads two dozen files, and the page headers are 1 KB each. */
const keptByFiles = new Set([
  'x-content-type-options',
  'x-frame-options',
  'strict-transport-security',
]);

/** A picture opened directly may run and fetch nothing. */
const filePolicy = [
  policyName,
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
] as const;

/** Express matches paths case-insensitively. */
const isFile = new RegExp(`^(?:${fileFolders.join('|')})(?:/|$)`, 'i');

/** Helmet's headers. They never change, so they are computed once. */
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
        // For browsers without `report-to`.
        'report-uri': [policyReports.path],
      },
    },
    // With no-referrer, Chromium sends `Origin: null` on our own forms, and the guard refuses them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
}

const permissionsOf = (camera: string): string =>
  `${camera}, geolocation=(), microphone=(), payment=(), usb=()`;
