import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { BackendsConfig } from './backends-config.js';

/** The figures of all limits (docs/rules/requests.md#limits). */
export class LimitsConfig extends BackendsConfig {
  /** Subscriptions from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly NEWSLETTER_PER_MINUTE: number = 3;

  /** Questions for suggestions from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SUGGESTIONS_PER_MINUTE: number = 60;

  /** Sign-ins to one account from one address in a minute; one more, and the wait doubles. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_IN_PER_MINUTE: number = 5;

  /** Sign-ups, and questions for a new password, from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly SIGN_UP_PER_MINUTE: number = 3;

  /** How often a link to an order may be asked for from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ORDER_LOOKUPS_PER_MINUTE: number = 5;

  /** How often the mail of one order is sent anew in an hour. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ORDER_MAILS_PER_HOUR: number = 5;

  /** Wrong keys of a gate from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly GATE_TRIES_PER_MINUTE: number = 5;

  /** Changes of carts, and tries to pay, from one address in a minute; of one cart a fifth of it. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly CART_CHANGES_PER_MINUTE: number = 300;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly CHECKOUTS_PER_MINUTE: number = 60;

  /** Wrong tokens of a reseller from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly OCTO_TRIES_PER_MINUTE: number = 5;

  /** Coupon codes that do not exist from one address in a minute. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly WRONG_CODES_PER_MINUTE: number = 10;

  /** Mails to one mailbox in an hour about orders that nobody has paid. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly UNPAID_MAILS_PER_HOUR: number = 3;

  /** Percent of a departure or of a kind of room that one address holds unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly HELD_SHARE_PERCENT: number = 20;

  /** Places of one departure, or of a park on one day, that one address holds unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(20)
  readonly PLACES_PER_ADDRESS: number = 60;

  /** However small the share is, one address holds this many places. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly PLACES_LEAST: number = 10;

  /** Rooms of one kind for one night that one address holds unpaid. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ROOMS_PER_ADDRESS: number = 10;

  /** However small the share is, one address holds this many rooms. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  readonly ROOMS_LEAST: number = 2;

  /** Orders that wait for a bank transfer at a time, by address, mailbox and phone. */
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
