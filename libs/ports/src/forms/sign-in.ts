import { IsOptional, IsString } from 'class-validator';
import { IsAttempt, IsText, IsTicked, type Ticked } from './fields.js';
import { WithOptionalPath } from './parts.js';

/** The fields that all forms of these pages have. Texts may be as long as a body may be. */
class SignInPageForm extends WithOptionalPath {
  @IsText(2048)
  readonly next?: string = '';

  @IsString()
  readonly email: string = '';
}

export class SignInForm extends SignInPageForm {
  @IsString()
  readonly password: string = '';

  @IsTicked('yes', 'on', 'true', true)
  readonly remember?: Ticked = false;
}

export class SignUpForm extends SignInPageForm {
  @IsString()
  readonly firstName: string = '';

  @IsString()
  readonly lastName: string = '';

  @IsString()
  readonly password: string = '';

  @IsString()
  readonly country: string = '';

  /** A script makes it, so that pressing twice is one account. */
  @IsOptional()
  @IsAttempt()
  readonly attempt?: string;
}

export class ForgotForm extends SignInPageForm {}

/** The sign-in form, sent by its "forgot" button: the BFF reads the email only. */
export class ToForgotForm extends SignInPageForm {
  @IsOptional()
  @IsString()
  readonly password?: string;

  @IsOptional()
  @IsString()
  readonly remember?: string;
}
