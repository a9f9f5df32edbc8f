import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LimitsConfig } from './limits-config.js';
import { IsBaseAddress, IsText } from './rules.js';

export class TrafficConfig extends LimitsConfig {
  /** Base address of an OTLP collector for traces; without it there are none. */
  @IsOptional()
  @IsBaseAddress()
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsText()
  readonly OTEL_SERVICE_NAME: string = 'taquilla';

  /** Share of traces that are kept, from 0 to 1, unless the edge decided. */
  @Type(() => Number)
  @Min(0)
  @Max(1)
  readonly OTEL_TRACES_SAMPLER_ARG: number = 1;

  /** How long a rendered page stays fresh in the page cache; 0 caches none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly PAGE_FRESH_SECONDS: number = 30;

  /** Timeout for all backend calls of a page together, in ms. Then it shows what arrived. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly PAGE_DEADLINE_MS: number = 2_500;

  /** Timeout for all backend calls of a form post or return from payment, in ms. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly PRESS_DEADLINE_MS: number = 3_400;

  /** How long other pages wait for the cart's count, in ms. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly CART_COUNT_MS: number = 300;

  /** Timeout of the shop's own store, in ms; then visitors count as signed out. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly STORE_MS: number = 250;

  /** Timeout to connect to a backend, in ms; part of the call's timeout. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly BACKEND_CONNECT_MS: number = 500;

  /** Maximum size of a backend reply, in KiB. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(65_536)
  readonly BACKEND_REPLY_KB: number = 1_024;

  /** Maximum age, or clock skew, of a signed payment webhook, in seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3_600)
  readonly WEBHOOK_AGE_SECONDS: number = 300;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_024)
  readonly WEBHOOK_KB: number = 64;

  /** Interval of a job's rounds while work is due, in ms; of the mail job's, a quarter of it. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(60_000)
  readonly DUE_EVERY_MS: number = 1_000;

  /** The longest sleep of a job while nothing is due, in ms: how late it finds another copy's work. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(600_000)
  readonly DUE_IDLE_MS: number = 30_000;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly PAGE_CACHE_MB: number = 64;

  /** Freshness of a backend reply without `Cache-Control`, in seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly ANSWER_FRESH_SECONDS: number = 5;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ANSWER_CACHE_MB: number = 16;

  /** Minimum time of a failed sign-in and of every sign-up or password reset, in ms. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(5_000)
  readonly EVEN_ANSWER_MS: number = 300;
}
