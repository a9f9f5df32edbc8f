import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** A box sends its value when it is ticked, `on` where it has none; JSON may say `true`. */
const ticked = ({ value }: { value: unknown }) =>
  value === 'yes' || value === 'on' || value === true || value === 'true';

/** What stands in every form of these pages. Texts may be as long as a body may be. */
class SignInPageForm {
  @IsString()
  @MaxLength(2048)
  readonly path: string = '';

  @IsString()
  @MaxLength(2048)
  readonly next: string = '';

  @IsString()
  readonly email: string = '';
}

export class SignInForm extends SignInPageForm {
  @IsString()
  readonly password: string = '';

  @Transform(ticked)
  @IsBoolean()
  readonly remember: boolean = false;
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

  @IsOptional()
  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt?: string;
}

export class ForgotForm extends SignInPageForm {}

/** The sign-in form, sent by its "forgot" button: only the e-mail is read. */
export class ToForgotForm extends SignInPageForm {
  @IsOptional()
  @IsString()
  readonly password?: string;

  @IsOptional()
  @IsString()
  readonly remember?: string;
}

export class UserSessionForm {
  @Matches(/^[\w-]{43}$/)
  readonly sessionId!: string;

  @Transform(ticked)
  @IsBoolean()
  readonly remember: boolean = false;
}

export class LogoutForm {
  @IsString()
  @MaxLength(2048)
  readonly path: string = '';
}

export class RedirectForm {
  @IsString()
  readonly route: string = '';
}
