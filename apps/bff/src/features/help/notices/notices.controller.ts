import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ContentSource } from '@shop/ports/backends';
import {
  choosePhone,
  closables,
  closeLine,
  type ConsentCategory,
  consentCategories,
  type ConsentInput,
  giveConsent,
} from '@shop/ports/screens';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, Matches, MaxLength } from 'class-validator';
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

class PhoneForm {
  @IsString()
  @MaxLength(2048)
  readonly path!: string;

  @Matches(/^[A-Z]{2}$/)
  readonly country!: string;
}

/** What a visitor says to the frame around a page: kept in cookies, with scripts or without. */
@Controller('/api')
export class NoticesController {
  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

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

  /** Back to the list, where the line now stands first. */
  @Post(choosePhone.path)
  phone(@Body() { country }: PhoneForm, @Visit() { jar, page, visitor }: Visit): Outcome {
    const { phones } = this.content.site(visitor.language);
    if (phones.some((phone) => phone.country === country)) jar.set('phone_country', country);
    return done(`${page}#contact`);
  }
}
