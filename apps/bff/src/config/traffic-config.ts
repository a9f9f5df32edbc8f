import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { LimitsConfig } from './limits-config.js';

/** How long things are kept and waited for. */
export class TrafficConfig extends LimitsConfig {
  /** How long a rendered page is shown before it is made anew; 0 keeps none. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly PAGE_FRESH_SECONDS: number = 30;

  /** How long all that a page asks of backends may take together, in ms; then it shows what came. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly PAGE_DEADLINE_MS: number = 2_500;

  /**
   * How long all that a press or the return from paying asks of backends may take together, in ms.
   * What was begun goes on behind the answer.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly PRESS_DEADLINE_MS: number = 3_400;

  /** How long a page that is not about the cart waits for the cart's count, in ms. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly CART_COUNT_MS: number = 300;

  /**
   * Timeout of a call to the shop's own store, in ms. After it the visitor counts as signed out, and
   * each process counts limits on its own.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly STORE_MS: number = 250;

  /** How long a connection to a backend may take to be there, in ms, within the time of its call. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(30_000)
  readonly BACKEND_CONNECT_MS: number = 500;

  /** What one reply of a backend may weigh, in kilobytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(65_536)
  readonly BACKEND_REPLY_KB: number = 1_024;

  /** How long ago, or how far ahead, a message of the payment backend may be signed, in seconds. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3_600)
  readonly WEBHOOK_AGE_SECONDS: number = 300;

  /** What such a message may weigh, in kilobytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_024)
  readonly WEBHOOK_KB: number = 64;

  /** How often purchases and changes that are due are gone on with, in ms; mails four times as often. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(60_000)
  readonly DUE_EVERY_MS: number = 1_000;

  /** What rendered pages may weigh together, in megabytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly PAGE_CACHE_MB: number = 64;

  /** How long an answer of a backend is shown again when its `Cache-Control` does not say. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3600)
  readonly ANSWER_FRESH_SECONDS: number = 5;

  /** What those answers may weigh together, in megabytes. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ANSWER_CACHE_MB: number = 16;

  /** What a no to a sign-in takes at least, in ms, and each answer to a sign-up or a forgotten password. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(5_000)
  readonly EVEN_ANSWER_MS: number = 300;
}
