import { IsString } from 'class-validator';
import { WithOptionalAttempt } from './parts.js';

/** Uses the token of a mail. Texts may be as long as a body may be. */
export class MailTokenForm extends WithOptionalAttempt {
  @IsString()
  readonly token: string = '';
}

export class ChoosePasswordForm extends MailTokenForm {
  @IsString()
  readonly password: string = '';
}
