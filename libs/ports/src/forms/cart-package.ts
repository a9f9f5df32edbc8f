import { IsOptional, IsString } from 'class-validator';
import {
  AreCartIds,
  AreTexts,
  IsAttempt,
  IsCartId,
  IsCartIdOrEmpty,
  IsListOrEmpty,
  IsText,
  type Listed,
} from './fields.js';
import { WithAttempt } from './parts.js';
import { TicketChoice } from './ticket-choice.js';

/** The builder's form. `time` and `component` belong to the open ticket and are not in `part`. */
export class PackageForm extends TicketChoice {
  @IsListOrEmpty(20)
  @AreTexts(100)
  readonly part: Listed = [];

  @IsOptional()
  @IsText(4)
  readonly slot?: string;

  /** A promo code as the visitor typed it, of any length. The package comes without it if refused. */
  @IsOptional()
  @IsString()
  readonly code?: string;

  /** A coupon of the signed-in visitor, by its mark. */
  @IsOptional()
  @IsText(20)
  readonly coupon?: string;

  /** The planner's window; the cart ignores it. */
  @IsOptional()
  @IsText(20)
  readonly from?: string;

  @IsOptional()
  @IsText(20)
  readonly to?: string;

  /** Single tickets of the cart that become this package. */
  @IsListOrEmpty(10)
  @AreTexts(64)
  readonly loose?: Listed = [];

  /** A stay of the cart that becomes its nights. */
  @IsOptional()
  @IsCartIdOrEmpty()
  readonly stay?: string;

  @IsAttempt()
  readonly attempt!: string;

  /** The package to change. Without it the BFF adds a new one. */
  @IsOptional()
  @IsCartIdOrEmpty()
  readonly package?: string;
}

/** Removes a package from the cart, or splits it into single tickets. */
export class RemovePackageForm extends WithAttempt {
  @IsCartId()
  readonly package!: string;
}

/** Makes a package of single tickets of the cart. */
export class PackLinesForm extends WithAttempt {
  @IsListOrEmpty(10)
  @AreCartIds()
  readonly line: Listed = [];
}
