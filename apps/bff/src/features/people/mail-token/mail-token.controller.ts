import { Body, Controller, Inject, Post } from '@nestjs/common';
import { Ids } from '@shop/ports/backends';
import { ChoosePasswordForm, MailTokenForm } from '@shop/ports/forms';
import { choosePassword, confirmAccount } from '@shop/ports/screens';
import { done, type Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { refusedForm } from '../sign-in/present-no.js';
import { signInPathTelling } from '../sign-in/sign-in-pages.js';
import { SignOut } from '../sign-in/sign-out.js';
import { mailTokenPath } from './mail-token-pages.js';
import { SpendToken } from './spend-token.js';

/** Uses the token of a mail. It is as secret as a password: never show it again. */
@Controller('/api')
export class MailTokenController {
  constructor(
    private readonly tokens: SpendToken,
    private readonly signOut: SignOut,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Post(confirmAccount.path)
  async confirm(@Body() form: MailTokenForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const outcome = await this.tokens.confirm(form.token, this.asksOf(form, visit));
    if (outcome.kind === 'refused')
      return refusedForm(outcome, language, { path: mailTokenPath('confirmAccount', language) });
    return done(signInPathTelling('confirmed', language));
  }

  /** Ends this browser's session, which was opened with the old password. */
  @Post(choosePassword.path)
  async choosePassword(@Body() form: ChoosePasswordForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const outcome = await this.tokens.choosePassword(form, this.asksOf(form, visit));
    if (outcome.kind === 'refused')
      return refusedForm(outcome, language, { path: mailTokenPath('choosePassword', language) });
    await this.signOut.run(visit);
    return done(signInPathTelling('passwordChosen', language));
  }

  private asksOf({ attempt = this.ids.next() }: MailTokenForm, { address }: Visit) {
    return { from: address, attempt };
  }
}
