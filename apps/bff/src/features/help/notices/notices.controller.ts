import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type ConsentCategory, consentCategories } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { CloseForm, ConsentForm, PhoneForm } from '@shop/ports/forms';
import { choosePhone, closeLine, giveConsent } from '@shop/ports/screens';
import { listOf } from '../../../http/form-values.js';
import { done, type Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';

/** Notices around a page. Cookies keep the visitor's choices, with or without scripts. */
@Controller('/api')
export class NoticesController {
  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  @Post(giveConsent.path)
  consent(@Body() form: ConsentForm, @Visit() { jar, page }: Visit): Outcome {
    const ticked = listOf(form.categories);
    const choices: Readonly<Record<ConsentForm['choice'], readonly ConsentCategory[]>> = {
      all: consentCategories,
      none: [],
      chosen: consentCategories.filter((category) => ticked.includes(category)),
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

  /** Redirects to the list, where the chosen line is now first. */
  @Post(choosePhone.path)
  phone(@Body() { country }: PhoneForm, @Visit() { jar, page, visitor }: Visit): Outcome {
    const { phones } = this.content.site(visitor.language);
    if (phones.some((phone) => phone.country === country)) jar.set('phone_country', country);
    return done(`${page}#contact`);
  }
}
