import { type CheckoutStep, checkoutSteps } from '@shop/domain';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsText } from './fields.js';
import { WithAttempt } from './parts.js';

/** Long enough for any real name; what is longer is refused with its own text, not cut. */
const longestField = 400;

export class PayForm extends WithAttempt {
  @IsText(longestField)
  readonly firstName: string = '';

  @IsText(longestField)
  readonly lastName: string = '';

  @IsText(longestField)
  readonly email: string = '';

  @IsText(longestField)
  readonly country: string = '';

  @IsText(longestField)
  readonly phone: string = '';

  @IsOptional()
  @IsText(8)
  readonly method?: string;

  /** Of a payment in months: `3.13`, 13 months of bank 3. */
  @IsOptional()
  @IsText(20)
  readonly plan?: string;

  /** Digest of the cart that the visitor saw. */
  @Matches(/^[0-9a-f]{32}$/)
  readonly digest!: string;
}

/** Asks for a step; all steps before it have to be right. Buys nothing. */
export class StepForm extends PayForm {
  @IsIn(checkoutSteps)
  readonly step!: CheckoutStep;
}
