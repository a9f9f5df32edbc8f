import { IsString, Matches } from 'class-validator';
import { IsTicked, type Ticked } from './fields.js';
import { WithOptionalPath } from './parts.js';

/** Opens the session that a sign-in offered. */
export class UserSessionForm {
  @Matches(/^[\w-]{43}$/)
  readonly sessionId!: string;

  @IsTicked('yes', 'on', 'true', true)
  readonly remember?: Ticked = false;
}

export class LogoutForm extends WithOptionalPath {}

/** Keeps the page to come back to. */
export class RedirectForm {
  @IsString()
  readonly route: string = '';
}
