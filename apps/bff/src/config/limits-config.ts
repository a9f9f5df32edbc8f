import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { BackendsConfig } from './backends-config.js';

/** Rate limits, per client address unless stated otherwise (docs/rules/requests.md#limits). */
export class LimitsConfig extends BackendsConfig {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly NEWSLETTER_PER_MINUTE: number = 3;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SUGGESTIONS_PER_MINUTE: number = 60;

  /** Sign-ins per account, address and minute; each further one doubles the wait. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_IN_PER_MINUTE: number = 5;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_UP_PER_MINUTE: number = 3;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ORDER_LOOKUPS_PER_MINUTE: number = 5;

  /** Resent mails per order and hour. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ORDER_MAILS_PER_HOUR: number = 5;

  /** Wrong gate keys per address and minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly GATE_TRIES_PER_MINUTE: number = 5;

  /** Cart changes, and payment attempts, per address and minute; per cart a fifth of it. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly CART_CHANGES_PER_MINUTE: number = 300;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly CHECKOUTS_PER_MINUTE: number = 60;

  /** Wrong reseller tokens per address and minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly OCTO_TRIES_PER_MINUTE: number = 5;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly WRONG_CODES_PER_MINUTE: number = 10;

  /** Mails about unpaid orders per mailbox and hour. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly UNPAID_MAILS_PER_HOUR: number = 3;

  /** Percentage of a departure, or of a kind of room, that one address may hold unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly HELD_SHARE_PERCENT: number = 20;

  /** Places of one departure, or of a park on one day, that one address may hold unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(20)
  readonly PLACES_PER_ADDRESS: number = 60;

  /** Places that one address may always hold, however small the share. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly PLACES_LEAST: number = 10;

  /** Rooms of one kind for one night that one address may hold unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ROOMS_PER_ADDRESS: number = 10;

  /** Rooms that one address may always hold, however small the share. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ROOMS_LEAST: number = 2;

  /** Concurrent orders that await a bank transfer, per address, mailbox and phone. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly TRANSFERS_PER_ADDRESS: number = 6;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly TRANSFERS_PER_MAILBOX: number = 3;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly TRANSFERS_PER_PHONE: number = 3;
}
