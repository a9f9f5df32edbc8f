import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type Language, marketCountries, pathOf, type Translated } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { SubscribeForm } from '@shop/ports/forms';
import { type Problem, subscribe } from '@shop/ports/screens';
import { done, type FormPage, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { readSubscription, typedInto } from './read-subscription.js';
import { type SubscriptionTaken, TakeSubscription } from './take-subscription.js';

const doneTexts: Translated = {
  es: 'Ya estás en la lista: nuestras novedades llegarán a tu correo',
  en: 'You’re on the list: our news will come to your inbox',
  pt: 'Você já está na lista: nossas novidades vão chegar ao seu e-mail',
};

/** The subscription form in the footer of every page, by form and by JSON. */
@Controller('/api')
export class NewsletterController {
  constructor(
    private readonly subscriptions: TakeSubscription,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Post(subscribe.path)
  async subscribe(@Body() sent: SubscribeForm, @Visit() visit: Visit): Promise<Outcome> {
    const { page: path, address: from } = visit;
    const { language } = visit.visitor;
    const { website: trap = '', attempt = this.ids.next() } = sent;
    const form = readSubscription(sent);
    const outcome = await this.subscriptions.run({ form, trap, language, attempt, from });
    if (outcome.kind === 'taken') {
      if (marketCountries.includes(form.country)) visit.jar.set('phone_country', form.country);
      return taken(path, language);
    }
    return this.refuse(outcome, language, { path, typed: typedInto(form), form: 'newsletter' });
  }

  private refuse(no: Refused, language: Language, page: FormPage): Outcome {
    const { problems, isDecided } = no;
    const told = problems.map(({ code, field }): Problem => ({
      ...presentProblem(code, language),
      field,
    }));
    // Without a reply, the backend may have subscribed the visitor: keep the attempt.
    const attempt = isDecided ? this.ids.next() : undefined;
    const elsewhere = isForNoField(no)
      ? pathOf({ name: 'subscriptionError', params: {} }, language)
      : undefined;
    return refused(told, { ...page, elsewhere }, attempt);
  }
}

type Refused = Extract<SubscriptionTaken, { kind: 'refused' }>;

/** A problem that the visitor cannot correct has a page (docs/rules/newsletter.md#refusals). */
const isForNoField = ({ problems }: Refused) =>
  problems.some(({ field, code }) => field === 'page' && code !== 'newsletterOther');

/** The same page; `subscribed` makes it confirm without scripts. */
function taken(path: string, language: Language): Outcome {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  searchParams.set('subscribed', 'yes');
  const text = doneTexts[language];
  return done(`${pathname}?${searchParams}#newsletter`, { text }, text);
}
