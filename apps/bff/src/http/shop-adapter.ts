import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** How long and how slow a request may be (docs/rules/requests.md#slow); the rest is Node's to say. */
const patience = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy keeps what is idle (60 s as a rule): one that uses a connection in the very
  // moment in which we close it has lost a request, and cannot know whether it was heard.
  keepAliveTimeout: 65_000,
};

/** Express as the shop runs it. */
export class ShopAdapter extends ExpressAdapter {
  /** Some of these limits can be set only as a server is made; Nest's own server has none. */
  override initHttpServer(): void {
    this.httpServer = createServer(patience, this.getInstance());
  }

  /** What an interceptor has answered is left as it is; Nest answers all else. */
  override reply(response: Response, body: unknown, status?: number): void {
    if (!response.headersSent) super.reply(response, body, status);
  }
}
