import { checkoutSteps } from '@shop/ports/screens';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** Long enough for any real name; what is longer is refused with its own text, not cut. */
const longestField = 400;

export class PayForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsString()
  @MaxLength(longestField)
  readonly firstName: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly lastName: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly email: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly country: string = '';

  @IsString()
  @MaxLength(longestField)
  readonly phone: string = '';

  @IsOptional()
  @IsString()
  @MaxLength(8)
  readonly method?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly plan?: string;

  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt!: string;

  @Matches(/^[0-9a-f]{32}$/)
  readonly digest!: string;
}

export class StepForm extends PayForm {
  @IsIn(checkoutSteps)
  readonly step!: (typeof checkoutSteps)[number];
}
