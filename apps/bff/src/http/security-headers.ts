import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** The hash of the empty text: lets the style library own a sheet, and no inline style run. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** No inline script anywhere, no third party, payment pages as the only other form target. */
export function securityHeaders(publicOrigin: string, paymentOrigin: string): RequestHandler {
  const isHttps = publicOrigin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", emptyStyle],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'", new URL(paymentOrigin).origin],
      },
    },
    // With no-referrer Chromium sends `Origin: null` on our own forms, and the guard refuses them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
}

const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export const permissions: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', permissionsPolicy);
  next();
};
