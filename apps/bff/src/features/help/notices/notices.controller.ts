import { Body, Controller, Post } from '@nestjs/common';
import {
  closables,
  closeLine,
  type ConsentCategory,
  consentCategories,
  type ConsentInput,
  giveConsent,
} from '@shop/ports/screens';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { done, type Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';

class ConsentForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsIn(['all', 'none', 'chosen'])
  readonly choice!: ConsentInput['choice'];

  @Transform(({ value }: { value: unknown }) => (value === undefined ? [] : [value].flat()))
  @IsArray()
  @ArrayMaxSize(consentCategories.length)
  @IsIn(consentCategories, { each: true })
  readonly categories: readonly string[] = [];
}

class CloseForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @IsIn(closables)
  readonly what!: (typeof closables)[number];
}

/** What a visitor says to the notices of the frame: kept in cookies, with scripts or without. */
@Controller('/api')
export class NoticesController {
  @Post(giveConsent.path)
  consent(@Body() form: ConsentForm, @Visit() { jar, page }: Visit): Outcome {
    const choices: Readonly<Record<ConsentForm['choice'], readonly ConsentCategory[]>> = {
      all: consentCategories,
      none: [],
      chosen: consentCategories.filter((category) => form.categories.includes(category)),
    };
    const given = choices[form.choice];
    jar.set('consent', given.join('.') || 'none');
    if (!given.includes('analytics')) jar.remove('pseudonym');
    return done(page);
  }

  @Post(closeLine.path)
  close(@Body() { what }: CloseForm, @Visit() { jar, page }: Visit): Outcome {
    jar.set(`closed_${what}`, 'yes');
    return done(page);
  }
}
