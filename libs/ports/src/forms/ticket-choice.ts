import { IsOptional } from 'class-validator';
import { AreTexts, IsListOrEmpty, IsText, type Listed } from './fields.js';
import { WithPath } from './parts.js';

/** What a single ticket and a package both choose. Counts are texts: the domain reads them. */
export class TicketChoice extends WithPath {
  @IsOptional()
  @IsText(12)
  readonly adults?: string;

  @IsOptional()
  @IsText(12)
  readonly children?: string;

  @IsOptional()
  @IsText(12)
  readonly infants?: string;

  @IsListOrEmpty(8)
  @AreTexts(30)
  readonly extras?: Listed = [];

  /** Empty: the visitor does not know yet. */
  @IsOptional()
  @IsText(80)
  readonly pickup?: string;

  @IsOptional()
  @IsText(10)
  readonly time?: string;

  @IsOptional()
  @IsText(12)
  readonly component?: string;
}
