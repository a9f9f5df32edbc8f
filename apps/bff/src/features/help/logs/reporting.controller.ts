import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { SearchGateway } from '@shop/ports/backends';
import { reporting } from '@shop/ports/screens';
import { IsObject, IsOptional, Matches } from 'class-validator';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { ClientAddresses } from '../../../visit/client-address.js';
import { Refused } from '../../../http/refused.js';
import { Log } from '../../../observability/logger.js';
import { scrub } from '../../../observability/scrub.js';
import { Sampling } from './sampling.js';

class ToldError {
  @IsOptional()
  @Matches(/^[\w.-]{1,64}$/)
  readonly error: string = 'ERROR';

  @IsOptional()
  @IsObject()
  readonly params: Readonly<Record<string, unknown>> = {};
}

const mostParams = 20;
const longestParam = 200;

/** What went wrong in a browser without failing a page: one log line, and told on (product.md 7). */
@Controller()
export class ReportingController {
  constructor(
    @Inject(Log) private readonly log: Logger,
    @Inject(Sampling) private readonly sampling: Sampling,
    @Inject(ClientAddresses) private readonly addresses: ClientAddresses,
    @Inject(SearchGateway) private readonly search: SearchGateway,
  ) {}

  @Post(`/api${reporting.path}`)
  @HttpCode(204)
  tell(@Body() { error, params }: ToldError, @Req() request: Request): void {
    const told = Object.entries(params);
    if (told.length > mostParams || !told.every(isPlain)) throw new Refused(400, 'badRequest');
    if (!this.sampling.admits(this.addresses.of(request))) return;
    const kept = Object.fromEntries(
      told.map(([name, value]) => [name, scrub(String(value), longestParam)]),
    );
    this.log.warn({ event: 'report', error, params: kept }, 'reported');
    void this.search.report(kept, error);
  }
}

/** A name, and a text, number or yes and no: what is longer or deeper says nothing in a log. */
const isPlain = ([name, value]: readonly [string, unknown]): boolean =>
  /^\w{1,40}$/.test(name) &&
  ['string', 'number', 'boolean'].includes(typeof value) &&
  String(value).length <= 1_000;
