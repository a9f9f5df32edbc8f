import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { logs, type RenderFailure } from '@shop/ports/screens';
import { Equals, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { Visit } from '../../../visit/visit.js';
import { Refused } from '../../../http/refused.js';
import { Log } from '../../../observability/logger.js';
import { logRenderFailure } from '../../../observability/render-failures.js';
import { Sampling } from './sampling.js';

/** What a browser may say of its failure; the server's own never come this way. */
class ToldFailure implements RenderFailure {
  @Equals('client')
  readonly side!: 'client';

  @IsString()
  @MinLength(1)
  @MaxLength(1_000)
  readonly message!: string;

  @IsOptional()
  @IsString()
  @MaxLength(6_000)
  readonly stack?: string;

  @Matches(/^\/[^?#]*$/)
  @MaxLength(1_000)
  readonly path!: string;

  @IsOptional()
  @Matches(/^[\w-]{1,64}$/)
  readonly reference?: string;

  @IsOptional()
  @Matches(/^[\w.+-]{1,64}$/)
  readonly release?: string;
}

const mostBytes = 8_192;

/** Failures of a rendering in a browser, one log line each (docs/rules/reports.md#one-line). */
@Controller()
export class LogsController {
  constructor(
    @Inject(Log) private readonly log: Logger,
    private readonly sampling: Sampling,
  ) {}

  @Post(`/api${logs.path}`)
  @HttpCode(204)
  tell(@Body() failure: ToldFailure, @Visit() visit: Visit): void {
    if (sizeOf(visit.request, failure) > mostBytes) throw new Refused(413, 'tooLarge');
    if (this.sampling.admits(visit.address)) logRenderFailure(this.log, failure);
  }
}

/** A body that does not say its length is measured by what was read of it. */
const sizeOf = ({ headers }: Request, failure: ToldFailure): number =>
  Math.max(
    Number(headers['content-length'] ?? 0),
    Buffer.byteLength(Object.values(failure).join('')),
  );
