import { IsString, Matches, MaxLength } from 'class-validator';
import { attemptPattern } from './cart-forms.js';

/** What was released is tried for again. */
export class HoldAgainForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;
}

/** What is held is to be held for longer. */
export class ExtendHoldForm extends HoldAgainForm {
  @Matches(attemptPattern)
  readonly attempt!: string;
}
