import { Inject, Injectable } from '@nestjs/common';
import type { Translated } from '@shop/domain';
import { forgotScreen } from '@shop/ports/screens';
import { ContentSource } from '@shop/ports/backends';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentBelowSignIn } from './present-below-sign-in.js';
import { forgotPath, signInPath } from './sign-in-pages.js';
import { presentWall } from './sign-in-wall.js';

const titles: Translated = {
  es: 'Recupera tu contraseña',
  en: 'Reset your password',
  pt: 'Recupere sua senha',
};

const summary: Translated = {
  es: 'Escribe tu correo y, si tiene cuenta, te enviaremos un enlace para elegir otra contraseña.',
  en: 'Enter your email and, if it has an account, we’ll send you a link to choose a new password.',
  pt: 'Informe seu e-mail e, se ele tiver conta, enviaremos um link para escolher outra senha.',
};

/** One field. The reply is the same whether the account exists or not. */
@Injectable()
export class ShowForgot implements ScreenHandler {
  readonly routes = ['forgot'] as const;
  readonly isWithoutPrices = true;

  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  async show({ visitor, query, typed, problems }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    const signIn = signInPath(language);
    return shown(
      forgotScreen,
      {
        email: typed.email ?? '',
        problems,
        isSent: query.has('sent') && problems.length === 0,
        signIn,
        wall: presentWall(signIn, language, this.content),
      },
      presentBelowSignIn({ path: forgotPath(language), titles, summary }, language, this.content),
    );
  }
}
