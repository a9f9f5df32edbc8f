import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { Translated } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { changePassword } from '@shop/ports/screens';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { done, type Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { refusedForm } from '../sign-in/present-no.js';
import { accountPath, signInPathTelling } from '../sign-in/sign-in-pages.js';
import { SignOut } from '../sign-in/sign-out.js';
import { ChangePassword } from './change-password.js';

class ChangePasswordForm {
  @IsString()
  @MaxLength(2048)
  readonly path: string = '';

  @IsString()
  readonly current: string = '';

  @IsString()
  readonly password: string = '';

  @IsOptional()
  @Matches(/^[\w.-]{8,80}$/)
  readonly attempt?: string;
}

const changed: Translated = {
  es: 'Cambiaste tu contraseña. Se cerró la sesión en los demás dispositivos.',
  en: 'Your password is changed. All other devices are signed out.',
  pt: 'Você mudou sua senha. A sessão foi encerrada nos outros dispositivos.',
};

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
    const { request, address: from, visitor } = visit;
    const { language } = visitor;
    const path = accountPath(language);
    const identity = request.session?.identity;
    if (identity?.kind !== 'site') return done(path);
    const { current, password, attempt = this.ids.next() } = form;
    const change = { email: identity.user.email, current, password };
    const outcome = await this.password.run(change, { request, from, attempt });
    if (outcome.kind === 'refused') return refusedForm(outcome, language, { path });
    if (outcome.isSignedIn) return done(path, null, changed[language]);
    await this.signOut.run(visit);
    return done(signInPathTelling('passwordChosen', language));
  }
}
