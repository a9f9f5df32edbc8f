import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { FailureForm } from '@shop/ports/forms';
import { logs } from '@shop/ports/screens';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { Visit } from '../../../visit/visit.js';
import { Refused } from '../../../http/refused.js';
import { Log } from '../../../observability/logger.js';
import { logRenderFailure } from '../../../observability/render-failures.js';
import { Sampling } from './sampling.js';

const mostBytes = 8_192;

/** Rendering failures in browsers, one log line each (docs/rules/reports.md#one-line). */
@Controller()
export class LogsController {
  constructor(
    @Inject(Log) private readonly log: Logger,
    private readonly sampling: Sampling,
  ) {}

  @Post(`/api${logs.path}`)
  @HttpCode(204)
  tell(@Body() failure: FailureForm, @Visit() visit: Visit): void {
    if (sizeOf(visit.request, failure) > mostBytes) throw new Refused(413, 'tooLarge');
    if (this.sampling.admits(visit.address)) logRenderFailure(this.log, failure);
  }
}

/** Without Content-Length, the size of the parsed fields counts. */
const sizeOf = ({ headers }: Request, failure: FailureForm): number =>
  Math.max(
    Number(headers['content-length'] ?? 0),
    Buffer.byteLength(Object.values(failure).join('')),
  );
