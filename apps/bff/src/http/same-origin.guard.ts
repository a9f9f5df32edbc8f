import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reporter } from '@shop/ports/backends';
import type { Request } from 'express';
import { Config } from '../config/config.js';
import { bearerIn } from './bearer.js';
import { paymentReturn } from './bodies.js';
import { isPolicyReport } from './policy-reports.js';
import { Refused } from './refused.js';

/** Paths that other systems call with a signature or token, and the return from banks. */
const signedElsewhere = ['/api/webhooks/', '/octo/', paymentReturn];

/**
 * Allows changes only from our own pages (docs/rules/requests.md#same-origin): by `Sec-Fetch-Site`,
 * else by `Origin`. JSON also needs `X-Requested-By`, which forms of other sites cannot send.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly origin: string;

  constructor(
    config: Config,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {
    this.origin = new URL(config.PUBLIC_ORIGIN).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (isSafe || signedElsewhere.some((prefix) => request.path.startsWith(prefix))) return true;
    // Forms of other sites cannot send this header. The gate checks the token.
    if (request.path.startsWith('/gate/') && bearerIn(request.headers.authorization)) return true;
    if (isPolicyReport(request.path, request.headers['content-type'])) return true;
    const isNamed = !request.is('json') || Boolean(request.headers['x-requested-by']);
    if (this.isOurs(request) && isNamed) return true;
    this.reporter.report({ event: 'access-refused', what: 'origin' });
    throw new Refused(403, 'forbidden');
  }

  private isOurs({ headers }: Request): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    return headers.origin === this.origin;
  }
}
