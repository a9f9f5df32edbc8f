import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { defaultLanguage, type Language, languageOf, pathOf, type Translated } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import {
  type ActionReply,
  type NewsletterDone,
  type Problem,
  subscribe,
} from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { ActionAnswers } from '../../../http/action-answers.js';
import { ClientAddresses } from '../../../visit/client-address.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { SubscribeForm, typedInto } from './subscribe-form.js';
import { type SubscriptionTaken, TakeSubscription } from './take-subscription.js';

const doneTexts: Translated = {
  es: 'Ya estás en la lista: nuestras novedades llegarán a tu correo',
  en: "You're on the list: our news will come to your inbox",
  pt: 'Você já está na lista: nossas novidades vão chegar ao seu e-mail',
};

/** The subscription form in the footer of every page, by form and by JSON. */
@Controller('/api')
export class NewsletterController {
  constructor(
    @Inject(TakeSubscription) private readonly subscriptions: TakeSubscription,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(ClientAddresses) private readonly addresses: ClientAddresses,
  ) {}

  @Post(subscribe.path)
  @HttpCode(200)
  async subscribe(@Body() form: SubscribeForm, @Req() request: Request, @Res() response: Response) {
    const language = languageOf(form.path) ?? defaultLanguage;
    const path = this.answers.pageOf(form.path, language);
    const page = { path, typed: typedInto(form), form: 'newsletter' } as const;
    const { website: trap, attempt = this.ids.next() } = form;
    const outcome = await this.subscriptions.run({
      form,
      trap,
      language,
      attempt,
      from: this.addresses.of(request),
    });
    if (outcome.kind === 'taken')
      return this.answers.send(request, response, done(path, language), page);
    const reply = this.refusal(outcome, language);
    const elsewhere = isForNoField(outcome)
      ? pathOf({ name: 'subscriptionError', params: {} }, language)
      : undefined;
    return this.answers.send(request, response, reply, { ...page, elsewhere });
  }

  private refusal({ problems, isDecided }: Refused, language: Language): ActionReply<never> {
    const told = problems.map(({ code, field }): Problem => ({
      ...presentProblem(code, language),
      field,
    }));
    // Without an answer of the backend the same attempt may still have been done: it stays.
    const attempt = isDecided ? { attempt: this.ids.next() } : {};
    return { kind: 'refused', problems: told, ...attempt };
  }
}

type Refused = Extract<SubscriptionTaken, { kind: 'refused' }>;

/** The visitor can't mend it: there is a page that says so (product.md 8). */
const isForNoField = ({ problems }: Refused) => problems.some(({ field }) => field === 'page');

/** The same page; `subscribed` tells it to say so where no script does. */
function done(path: string, language: Language): ActionReply<NewsletterDone> {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  searchParams.set('subscribed', 'yes');
  const text = doneTexts[language];
  const next = `${pathname}?${searchParams}#newsletter`;
  return { kind: 'done', view: { text }, next, notice: text };
}
