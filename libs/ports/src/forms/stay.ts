import { maxRooms } from '@shop/domain';
import { IsOptional, Matches } from 'class-validator';
import { RemoveItemForm } from './cart-item.js';
import {
  AreTexts,
  IsAttempt,
  IsCartId,
  IsCartIdOrEmpty,
  IsListOrEmpty,
  IsText,
  type Listed,
} from './fields.js';
import { WithPath } from './parts.js';

/**
 * Adds the rooms that a search chose to the cart. Its one amount, `seen`, stood beside the button: the
 * BFF tells the visitor if the price has changed, and never charges by it.
 */
export class AddStayForm extends WithPath {
  @IsText(20)
  readonly hotel!: string;

  @IsText(20)
  readonly checkin!: string;

  @IsText(20)
  readonly checkout!: string;

  /** Each room by what it is: `2-4.7_nido.breakfast.free`. */
  @IsListOrEmpty(maxRooms + 1)
  @AreTexts(140)
  readonly room: Listed = [];

  @IsOptional()
  @IsText(60)
  readonly promo?: string;

  /** `MXN 929700`: minor units. */
  @IsOptional()
  @Matches(/^[A-Z]{3} \d{1,12}$/)
  readonly seen?: string;

  @IsOptional()
  @IsAttempt()
  readonly attempt?: string;

  /** The stay of the cart to replace. */
  @IsOptional()
  @IsCartId()
  readonly instead?: string;

  /** The package of the cart to add the rooms to. */
  @IsOptional()
  @IsCartId()
  readonly package?: string;

  /** The query of the builder, to go back to with these rooms. */
  @IsOptional()
  @IsText(1000)
  readonly plan?: string;
}

export class RemoveStayForm extends RemoveItemForm {}

/** Moves a stay into a package of the cart, or without one out of its package. */
export class MoveStayForm extends RemoveItemForm {
  @IsOptional()
  @IsCartIdOrEmpty()
  readonly package?: string;
}
