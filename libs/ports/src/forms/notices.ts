import { type Closable, closables, consentCategories } from '@shop/domain';
import { IsIn, Matches } from 'class-validator';
import { IsList, type Listed } from './fields.js';
import { WithPath } from './parts.js';

const choices = ['all', 'none', 'chosen'] as const;

export class ConsentForm extends WithPath {
  /** The button that was pressed; `chosen` takes the boxes that are ticked. */
  @IsIn(choices)
  readonly choice!: (typeof choices)[number];

  @IsList(consentCategories.length)
  @IsIn(consentCategories, { each: true })
  readonly categories?: Listed = [];
}

export class CloseForm extends WithPath {
  @IsIn(closables)
  readonly what!: Closable;
}

/** Keeps a line of the phone list, by its country, as the visitor's own. */
export class PhoneForm extends WithPath {
  @Matches(/^[A-Z]{2}$/)
  readonly country!: string;
}
