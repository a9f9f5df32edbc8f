import type { Translated } from '@shop/domain';
import type { Network } from '../engine/people.js';

export const networkNames: Readonly<Record<Network, string>> = {
  Facebook: 'Facebook',
  Google: 'Google',
  SignInWithApple: 'Apple',
};

export interface IdentityTexts {
  readonly brand: string;
  readonly notice: (networks: string) => string;
  readonly title: (network: string) => string;
  readonly titleOfAll: string;
  readonly lead: string;
  readonly noEmail: string;
  readonly cancel: string;
  readonly wrong: { readonly title: string; readonly lead: string };
}

export const identityTexts: Translated<IdentityTexts> = {
  es: {
    brand: 'Identidad (sandbox)',
    notice: (networks) =>
      `Entorno de pruebas: esta página hace de ${networks}. Las personas son inventadas.`,
    title: (network) => `Continuar con ${network}`,
    titleOfAll: 'Elige una red',
    lead: '¿Con quién quieres entrar?',
    noEmail: 'Sin correo',
    cancel: 'Cancelar y volver a la tienda',
    wrong: {
      title: 'No pudimos seguir',
      lead: 'Este inicio de sesión ya terminó o llegó incompleto. Vuelve a la tienda y empieza otra vez.',
    },
  },
  en: {
    brand: 'Identity (sandbox)',
    notice: (networks) => `Test environment: this page plays ${networks}. The people are made up.`,
    title: (network) => `Continue with ${network}`,
    titleOfAll: 'Choose a network',
    lead: 'Who do you want to sign in as?',
    noEmail: 'No email',
    cancel: 'Cancel and go back to the shop',
    wrong: {
      title: "We couldn't continue",
      lead: 'This sign-in has ended or arrived incomplete. Go back to the shop and start again.',
    },
  },
  pt: {
    brand: 'Identidade (sandbox)',
    notice: (networks) =>
      `Ambiente de testes: esta página faz o papel de ${networks}. As pessoas são inventadas.`,
    title: (network) => `Continuar com ${network}`,
    titleOfAll: 'Escolha uma rede',
    lead: 'Com quem você quer entrar?',
    noEmail: 'Sem e-mail',
    cancel: 'Cancelar e voltar para a loja',
    wrong: {
      title: 'Não conseguimos continuar',
      lead: 'Este login já terminou ou chegou incompleto. Volte para a loja e comece de novo.',
    },
  },
};
