import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';

/** What an interceptor has answered is left as it is; Nest answers all else. */
export class AnswerOnce extends ExpressAdapter {
  override reply(response: Response, body: unknown, status?: number): void {
    if (!response.headersSent) super.reply(response, body, status);
  }
}
