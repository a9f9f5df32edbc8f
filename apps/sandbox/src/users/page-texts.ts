import type { Translated } from '@shop/domain';

interface UserPageTexts {
  readonly notice: string;
  readonly confirm: {
    readonly title: string;
    readonly lead: (email: string) => string;
    readonly button: string;
  };
  readonly confirmed: Message;
  readonly reset: {
    readonly title: string;
    readonly lead: (email: string) => string;
    readonly label: string;
    readonly hint: (shortest: number) => string;
    readonly problem: (shortest: number, longest: number) => string;
    readonly button: string;
  };
  readonly changed: Message;
  readonly ended: Message;
  readonly signIn: string;
}

interface Message {
  readonly title: string;
  readonly lead: string;
}

export const userPageTexts: Translated<UserPageTexts> = {
  es: {
    notice: 'Entorno de pruebas: estas cuentas solo existen aquí.',
    confirm: {
      title: 'Confirma tu cuenta',
      lead: (email) => `Vas a confirmar la cuenta de ${email}.`,
      button: 'Confirmar mi cuenta',
    },
    confirmed: { title: 'Tu cuenta está lista', lead: 'Ya puedes iniciar sesión en la tienda.' },
    reset: {
      title: 'Elige una contraseña nueva',
      lead: (email) => `Para la cuenta de ${email}.`,
      label: 'Contraseña nueva',
      hint: (shortest) => `Al menos ${shortest} caracteres`,
      problem: (shortest, longest) => `Usa de ${shortest} a ${longest} caracteres`,
      button: 'Guardar la contraseña',
    },
    changed: {
      title: 'Tu contraseña cambió',
      lead: 'Inicia sesión con la nueva. Tus sesiones abiertas ya no dan acceso a tus datos.',
    },
    ended: {
      title: 'Este enlace ya no sirve',
      lead: 'Ya se usó o ya venció. Pide otro en la tienda.',
    },
    signIn: 'Ir a iniciar sesión',
  },
  en: {
    notice: 'Test environment: these accounts exist only here.',
    confirm: {
      title: 'Confirm your account',
      lead: (email) => `You are about to confirm the account of ${email}.`,
      button: 'Confirm my account',
    },
    confirmed: { title: 'Your account is ready', lead: 'You can sign in to the shop now.' },
    reset: {
      title: 'Choose a new password',
      lead: (email) => `For the account of ${email}.`,
      label: 'New password',
      hint: (shortest) => `At least ${shortest} characters`,
      problem: (shortest, longest) => `Use ${shortest} to ${longest} characters`,
      button: 'Save the password',
    },
    changed: {
      title: 'Your password has changed',
      lead: 'Sign in with the new one. Open sessions no longer give access to your data.',
    },
    ended: {
      title: 'This link no longer works',
      lead: 'It was already used, or it has expired. Ask for another in the shop.',
    },
    signIn: 'Go to sign in',
  },
  pt: {
    notice: 'Ambiente de testes: estas contas só existem aqui.',
    confirm: {
      title: 'Confirme sua conta',
      lead: (email) => `Você vai confirmar a conta de ${email}.`,
      button: 'Confirmar minha conta',
    },
    confirmed: { title: 'Sua conta está pronta', lead: 'Você já pode entrar na loja.' },
    reset: {
      title: 'Escolha uma nova senha',
      lead: (email) => `Para a conta de ${email}.`,
      label: 'Nova senha',
      hint: (shortest) => `Pelo menos ${shortest} caracteres`,
      problem: (shortest, longest) => `Use de ${shortest} a ${longest} caracteres`,
      button: 'Salvar a senha',
    },
    changed: {
      title: 'Sua senha mudou',
      lead: 'Entre com a nova. As sessões abertas não dão mais acesso aos seus dados.',
    },
    ended: {
      title: 'Este link não vale mais',
      lead: 'Ele já foi usado ou expirou. Peça outro na loja.',
    },
    signIn: 'Ir para o login',
  },
};
