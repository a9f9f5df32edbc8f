import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** Limits on slow requests (docs/rules/requests.md#slow); the others are Node's defaults. */
const requestLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy's idle timeout, usually 60 s. Otherwise a proxy may reuse a connection just
  // as the BFF closes it, and lose the request.
  keepAliveTimeout: 65_000,
};

export class ShopAdapter extends ExpressAdapter {
  /** Some of these limits can only be set when the server is created, and Nest's own has none. */
  override initHttpServer(): void {
    this.httpServer = createServer(requestLimits, this.getInstance());
  }

  /** Nest skips responses that an interceptor has already sent. */
  override reply(response: Response, body: unknown, status?: number): void {
    if (!response.headersSent) super.reply(response, body, status);
  }
}
