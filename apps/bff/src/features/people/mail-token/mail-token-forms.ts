import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** Texts may be as long as a body may be. */
export class MailTokenForm {
  @IsString()
  @MaxLength(2048)
  readonly path: string = '';

  @IsString()
  readonly token: string = '';

  @IsOptional()
  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt?: string;
}

export class ChoosePasswordForm extends MailTokenForm {
  @IsString()
  readonly password: string = '';
}
