import { IsString } from 'class-validator';
import { WithOptionalAttempt, WithOptionalPath, WithOrder } from './parts.js';

/** Sends the mail of an order again, or ends the links to the order. */
export class OrderMailForm extends WithOrder {}

/** Sends the link to an order again. Texts may be as long as a body may be. */
export class FindOrderForm extends WithOptionalAttempt {
  @IsString()
  readonly number: string = '';

  @IsString()
  readonly email: string = '';
}

/** Asks for the funnel's events of this browser's orders. */
export class OrderFunnelForm extends WithOptionalPath {}
