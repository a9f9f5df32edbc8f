import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { Language } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { ChangePasswordForm } from '@shop/ports/forms';
import { changePassword } from '@shop/ports/screens';
import { done, type Outcome } from '../../../page/outcome.js';
import { accountNotices, doneField } from '../../../page/present-notice.js';
import { Visit } from '../../../visit/visit.js';
import { refusedForm } from '../sign-in/present-no.js';
import { accountPath, signInPathTelling } from '../sign-in/sign-in-pages.js';
import { SignOut } from '../sign-in/sign-out.js';
import { ChangePassword } from './change-password.js';

/** For accounts of the shop: a social sign-in has no password here. */
@Controller('/api')
export class ChangePasswordController {
  constructor(
    private readonly password: ChangePassword,
    private readonly signOut: SignOut,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Post(changePassword.path)
  async change(@Body() form: ChangePasswordForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = accountPath(language);
    const identity = visit.request.session?.identity;
    if (identity?.kind !== 'site') return done(path);
    const { current, password, attempt = this.ids.next() } = form;
    const change = { email: identity.user.email, current, password };
    const outcome = await this.password.run(change, { ...askerOf(visit), attempt });
    if (outcome.kind === 'refused') return refusedForm(outcome, language, { path });
    if (!outcome.isSignedIn) await this.signOut.run(visit);
    return changed(outcome.isSignedIn, language);
  }
}

const askerOf = ({ request, address }: Visit) => ({ request, from: address });

function changed(isSignedIn: boolean, language: Language): Outcome {
  if (!isSignedIn) return done(signInPathTelling('passwordChosen', language));
  const next = `${accountPath(language)}?${doneField}=passwordChanged`;
  return done(next, null, accountNotices.passwordChanged[language]);
}
