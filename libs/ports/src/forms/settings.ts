import { type Theme, themes } from '@shop/domain';
import { IsIn, IsOptional } from 'class-validator';
import { IsText } from './fields.js';
import { WithPath } from './parts.js';

/** Only `convert=yes` converts a cart to another currency; else code `convertCart`. */
export class SettingsForm extends WithPath {
  @IsText(2)
  readonly language!: string;

  @IsText(3)
  readonly currency!: string;

  @IsIn(themes)
  readonly theme!: Theme;

  @IsOptional()
  @IsIn(['yes', ''])
  readonly convert?: string;
}
