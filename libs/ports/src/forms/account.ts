import { IsString } from 'class-validator';
import { IsText } from './fields.js';
import { WithOptionalAttempt, WithOptionalPath } from './parts.js';

export class EndSessionForm extends WithOptionalPath {
  /** A handle, or `others`. */
  @IsText(64)
  readonly session: string = '';
}

export class ChangePasswordForm extends WithOptionalAttempt {
  @IsString()
  readonly current: string = '';

  @IsString()
  readonly password: string = '';
}
