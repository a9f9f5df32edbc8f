import { Inject, Injectable } from '@nestjs/common';
import { shortestPassword, type Translated } from '@shop/domain';
import { ContentSource, Ids } from '@shop/ports/backends';
import { mailTokenScreen } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentBelowSignIn } from '../sign-in/present-below-sign-in.js';
import { forgotPath, signInPath } from '../sign-in/sign-in-pages.js';
import { presentWall } from '../sign-in/sign-in-wall.js';
import { mailTokenPath, type MailTokenRoute, mailTokenRoutes } from './mail-token-pages.js';

const titles: Readonly<Record<MailTokenRoute, Translated>> = {
  confirmAccount: {
    es: 'Confirma tu cuenta',
    en: 'Confirm your account',
    pt: 'Confirme sua conta',
  },
  choosePassword: {
    es: 'Elige tu contraseña',
    en: 'Choose your password',
    pt: 'Escolha sua senha',
  },
};

const summaries: Readonly<Record<MailTokenRoute, Translated>> = {
  confirmAccount: {
    es: 'Confirma que el correo de tu cuenta es tuyo y empieza a usarla.',
    en: 'Confirm that the email of your account is yours and start using it.',
    pt: 'Confirme que o e-mail da sua conta é seu e comece a usá-la.',
  },
  choosePassword: {
    es: 'Elige otra contraseña para tu cuenta con el enlace que te enviamos por correo.',
    en: 'Choose another password for your account with the link we sent you by email.',
    pt: 'Escolha outra senha para sua conta com o link que enviamos por e-mail.',
  },
};

@Injectable()
export class ShowMailToken implements ScreenHandler {
  readonly routes = mailTokenRoutes;
  readonly isWithoutPrices = true;

  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async show({ visitor: { language }, route, problems }: PageQuestion): Promise<ShowOutcome> {
    const name = route.name === 'choosePassword' ? route.name : 'confirmAccount';
    const signIn = signInPath(language);
    const around = {
      path: mailTokenPath(name, language),
      titles: titles[name],
      summary: summaries[name],
    };
    return shown(
      mailTokenScreen,
      {
        mode: name === 'choosePassword' ? name : 'confirm',
        attempt: this.ids.next(),
        shortestPassword,
        problems,
        forgot: forgotPath(language),
        signIn,
        wall: presentWall(signIn, language, this.content),
      },
      presentBelowSignIn(around, language, this.content),
    );
  }
}
