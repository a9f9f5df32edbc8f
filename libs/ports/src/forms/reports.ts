import { Equals, IsObject, IsOptional, Matches, MaxLength, MinLength } from 'class-validator';
import { IsText } from './fields.js';

/** A rendering that failed in a browser; the server never reports its own this way. */
export class FailureForm {
  @Equals('client')
  readonly side!: 'client';

  @IsText(1_000)
  @MinLength(1)
  readonly message!: string;

  @IsOptional()
  @IsText(6_000)
  readonly stack?: string;

  @Matches(/^\/[^?#]*$/)
  @MaxLength(1_000)
  readonly path!: string;

  @IsOptional()
  @Matches(/^[\w-]{1,64}$/)
  readonly reference?: string;

  @IsOptional()
  @Matches(/^[\w.+-]{1,64}$/)
  readonly release?: string;
}

/** What went wrong in a browser without failing a page. */
export class ReportForm {
  @Matches(/^[\w.-]{1,64}$/)
  readonly error: string = 'ERROR';

  @IsObject()
  readonly params: Readonly<Record<string, unknown>> = {};
}
