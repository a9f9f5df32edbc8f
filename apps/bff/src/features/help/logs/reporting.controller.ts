import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { SearchGateway } from '@shop/ports/backends';
import { ReportForm } from '@shop/ports/forms';
import { reporting } from '@shop/ports/screens';
import type { Logger } from 'pino';
import { policyReports } from '../../../http/policy-reports.js';
import { askerOf } from '../../../visit/search-asker.js';
import { Visit } from '../../../visit/visit.js';
import { Refused } from '../../../http/refused.js';
import { Log } from '../../../observability/logger.js';
import { scrub } from '../../../observability/scrub.js';
import { refusalsIn } from './policy-reports.js';
import { Sampling } from './sampling.js';

const mostParams = 20;
const longestParam = 200;

/** Browser errors that failed no page: one log line each, passed on to the search backend. */
@Controller()
export class ReportingController {
  constructor(
    @Inject(Log) private readonly log: Logger,
    private readonly sampling: Sampling,
    @Inject(SearchGateway) private readonly search: SearchGateway,
  ) {}

  @Post(`/api${reporting.path}`)
  @HttpCode(204)
  tell(@Body() { error, params }: ReportForm, @Visit() visit: Visit): void {
    const told = Object.entries(params);
    if (told.length > mostParams || !told.every(isPlain)) throw new Refused(400, 'badRequest');
    this.write(error, params, visit);
  }

  /** Violations of our Content-Security-Policy, which the browser reports. */
  @Post(policyReports.path)
  @HttpCode(204)
  refused(@Body() body: unknown, @Visit() visit: Visit): void {
    for (const refusal of refusalsIn(body)) this.write('POLICY', refusal, visit);
  }

  private write(error: string, params: Readonly<Record<string, unknown>>, visit: Visit): void {
    if (!this.sampling.admits(visit.address)) return;
    const kept = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, scrub(String(value), longestParam)]),
    );
    this.log.warn({ event: 'report', error, params: kept }, 'reported');
    void this.search.report(kept, { error, asker: askerOf(visit.cameFrom ?? '/', visit.visitor) });
  }
}

/** Only short scalar values, which are useful in a log. */
const isPlain = ([name, value]: readonly [string, unknown]): boolean =>
  /^\w{1,40}$/.test(name) &&
  ['string', 'number', 'boolean'].includes(typeof value) &&
  String(value).length <= 1_000;
