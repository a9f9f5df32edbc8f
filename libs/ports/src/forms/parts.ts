import { IsOptional, Matches } from 'class-validator';
import { IsAttempt, IsPath } from './fields.js';

/** The page that a form stands on; the BFF shows it again if it refuses the form. */
export class WithPath {
  @IsPath()
  readonly path!: string;
}

/** Changes something at a backend: sent twice, it is done once. */
export class WithAttempt extends WithPath {
  @IsAttempt()
  readonly attempt!: string;
}

/** The BFF knows the page of such a form, and shows that one whatever the form names. */
export class WithOptionalPath {
  @IsPath()
  readonly path: string = '';
}

/** A form without scripts has no attempt. */
export class WithOptionalAttempt extends WithOptionalPath {
  @IsOptional()
  @IsAttempt()
  readonly attempt?: string;
}

export class WithOrder extends WithOptionalPath {
  @Matches(/^[\w.-]{1,64}$/)
  readonly order!: string;
}
