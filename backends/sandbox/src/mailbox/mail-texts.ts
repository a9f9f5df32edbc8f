import type { Language, Translated } from '@shop/domain';
import type { MailKind } from '../engine/user-tables.js';

interface MailText {
  readonly subject: string;
  readonly hello: (name: string) => string;
  readonly lines: readonly string[];
  readonly button: string;
  readonly end: string;
}

type Texts = Readonly<Record<MailKind, MailText>>;

const helloEs = (name: string) => `Hola, ${name}:`;
const helloEn = (name: string) => `Hello ${name},`;
const helloPt = (name: string) => `Olá, ${name}!`;

const es: Texts = {
  confirm: {
    subject: 'Confirma tu cuenta de Coralibrí',
    hello: helloEs,
    lines: [
      'Gracias por crear tu cuenta. Solo falta un paso: confirma que este correo es tuyo.',
      'El enlace sirve una sola vez y vence en 48 horas.',
    ],
    button: 'Confirmar mi cuenta',
    end: 'Si no creaste ninguna cuenta, no hagas nada: sin confirmar, nadie puede usarla.',
  },
  unconfirmed: {
    subject: 'Tu cuenta de Coralibrí quedó a medias',
    hello: helloEs,
    lines: [
      'Alguien quiso crear otra cuenta con este correo. Ya hay una, pero nadie la confirmó.',
      'Elige su contraseña con este enlace y quedará lista. El enlace sirve una sola vez y vence en una hora.',
    ],
    button: 'Elegir mi contraseña',
    end: 'Si no fuiste tú, no hagas nada: sin confirmar, nadie puede usarla.',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    hello: helloEs,
    lines: [
      'Pediste cambiar la contraseña de tu cuenta de Coralibrí.',
      'El enlace sirve una sola vez y vence en una hora.',
    ],
    button: 'Elegir una contraseña nueva',
    end: 'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  },
  exists: {
    subject: 'Ya tienes una cuenta en Coralibrí',
    hello: helloEs,
    lines: [
      'Alguien quiso crear una cuenta con este correo, pero ya hay una.',
      'Si fuiste tú, inicia sesión como siempre. Nada ha cambiado en tu cuenta.',
    ],
    button: 'Iniciar sesión',
    end: 'Si no fuiste tú, no tienes que hacer nada.',
  },
};

const en: Texts = {
  confirm: {
    subject: 'Confirm your Coralibrí account',
    hello: helloEn,
    lines: [
      'Thank you for creating your account. Just one step left: confirm that this email address is yours.',
      'The link works once and expires in 48 hours.',
    ],
    button: 'Confirm my account',
    end: "If you didn't create an account, ignore this email: until it is confirmed, nobody can use it.",
  },
  unconfirmed: {
    subject: 'Your Coralibrí account is not finished yet',
    hello: helloEn,
    lines: [
      'Someone tried to create another account with this address. There is already one, but it was never confirmed.',
      'Choose its password with this link and it will be ready. The link works once and expires in an hour.',
    ],
    button: 'Choose my password',
    end: "If it wasn't you, ignore this email: until it is confirmed, nobody can use it.",
  },
  reset: {
    subject: 'Choose a new password',
    hello: helloEn,
    lines: [
      'You asked to change the password of your Coralibrí account.',
      'The link works once and expires in an hour.',
    ],
    button: 'Choose a new password',
    end: "If it wasn't you, ignore this email: your password stays the same.",
  },
  exists: {
    subject: 'You already have a Coralibrí account',
    hello: helloEn,
    lines: [
      'Someone tried to create an account with this address, but there is already one.',
      'If it was you, sign in as usual. Nothing has changed in your account.',
    ],
    button: 'Sign in',
    end: "If it wasn't you, there is nothing you need to do.",
  },
};

const pt: Texts = {
  confirm: {
    subject: 'Confirme sua conta da Coralibrí',
    hello: helloPt,
    lines: [
      'Obrigado por criar sua conta. Falta só um passo: confirme que este e-mail é seu.',
      'O link vale uma única vez e expira em 48 horas.',
    ],
    button: 'Confirmar minha conta',
    end: 'Se você não criou nenhuma conta, não faça nada: sem confirmação, ninguém pode usá-la.',
  },
  unconfirmed: {
    subject: 'Sua conta da Coralibrí ficou pela metade',
    hello: helloPt,
    lines: [
      'Alguém tentou criar outra conta com este e-mail. Já existe uma, mas ninguém a confirmou.',
      'Escolha a senha dela com este link e ela fica pronta. O link vale uma única vez e expira em uma hora.',
    ],
    button: 'Escolher minha senha',
    end: 'Se não foi você, não faça nada: sem confirmação, ninguém pode usá-la.',
  },
  reset: {
    subject: 'Escolha uma nova senha',
    hello: helloPt,
    lines: [
      'Você pediu para mudar a senha da sua conta da Coralibrí.',
      'O link vale uma única vez e expira em uma hora.',
    ],
    button: 'Escolher uma nova senha',
    end: 'Se não foi você, não faça nada: sua senha continua a mesma.',
  },
  exists: {
    subject: 'Você já tem uma conta na Coralibrí',
    hello: helloPt,
    lines: [
      'Alguém tentou criar uma conta com este e-mail, mas já existe uma.',
      'Se foi você, entre como sempre. Nada mudou na sua conta.',
    ],
    button: 'Entrar',
    end: 'Se não foi você, não precisa fazer nada.',
  },
};

/** The label of a link's token: without scripts, a page can't read it from the URL. */
export const tokenTexts: Translated = {
  es: 'Si la página te pide el código del correo, es este:',
  en: 'If the page asks for the code from the email, here it is:',
  pt: 'Se a página pedir o código do e-mail, é este:',
};

export const mailTexts: Readonly<Record<Language, Texts>> = { es, en, pt };
