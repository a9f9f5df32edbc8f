import { defaultLanguage, type Language, languages } from '@shop/domain';
import { IsIn, IsISO8601, IsOptional, Matches, MaxLength } from 'class-validator';
import { IsText } from './fields.js';

const IsAdmission = (): PropertyDecorator => Matches(/^[\w-]{8,80}$/);

/** Any form of the gate's page. */
export class GateForm {
  @IsIn(languages)
  readonly language: Language = defaultLanguage;
}

export class OpenGateForm extends GateForm {
  @IsText(200)
  readonly key: string = '';
}

/** Checks a ticket code, and redeems it if `admit` says so. */
export class CheckCodeForm extends GateForm {
  @IsText(2_000)
  readonly code: string = '';

  @IsOptional()
  @IsIn(['yes'])
  readonly admit?: string;

  @IsOptional()
  @IsAdmission()
  readonly attempt?: string;
}

/** Redeems a signed code; the gate's script sends it as JSON. */
export class RedeemCodeForm {
  @IsText(2_000)
  readonly code!: string;

  @IsAdmission()
  readonly attempt!: string;

  /** When the gate let the visitor in, if it could not say so at once. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @MaxLength(40)
  readonly at?: string;
}

/** Finds the signed code of a short one. */
export class FindCodeForm {
  @IsText(100)
  readonly code!: string;
}
