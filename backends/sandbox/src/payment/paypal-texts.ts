import type { Language } from '@shop/domain';
import type { PayPalOutcome } from './paypal.js';

export type PayPalProblem = 'accountWrong' | 'noFunds' | 'planWrong';

interface PayPalTexts {
  readonly brand: string;
  readonly notice: string;
  readonly order: string;
  readonly amount: string;
  readonly logIn: { readonly title: string; readonly press: string };
  readonly email: string;
  readonly password: string;
  readonly approve: { readonly title: string; readonly plan: string; readonly press: string };
  readonly account: string;
  readonly another: string;
  readonly atOnce: string;
  readonly months: (months: number, first: string, rest: string) => string;
  readonly cancel: string;
  readonly accounts: string;
  readonly accountsHint: string;
  readonly outcomes: Readonly<Record<PayPalOutcome, string>>;
  readonly problems: Readonly<Record<PayPalProblem, string>>;
}

const es: PayPalTexts = {
  brand: 'PayPal (sandbox)',
  notice: 'Entorno de pruebas: aquí no se cobra nada. Usa solo las cuentas de prueba.',
  order: 'Compra',
  amount: 'Total a pagar',
  logIn: { title: 'Entra a tu cuenta', press: 'Entrar' },
  email: 'Correo electrónico',
  password: 'Contraseña',
  approve: { title: 'Aprueba el pago', plan: 'Cómo lo pagas', press: 'Aprobar' },
  account: 'Cuenta',
  another: 'Usar otra cuenta',
  atOnce: 'En un solo pago',
  months: (months, first, rest) => `${months} meses: ${first} y ${months - 1} de ${rest}`,
  cancel: 'Cancelar y volver a la tienda',
  accounts: 'Cuentas de prueba',
  accountsHint: 'La contraseña de todas es coralibri.',
  outcomes: { approved: 'Paga', noFunds: 'No tiene fondos' },
  problems: {
    accountWrong: 'El correo o la contraseña no son de una cuenta de prueba',
    noFunds: 'Esta cuenta no tiene fondos. Usa otra, o cancela y paga de otra forma.',
    planWrong: 'Elige cómo lo pagas',
  },
};

const en: PayPalTexts = {
  brand: 'PayPal (sandbox)',
  notice: 'Test environment: nothing is charged here. Use the test accounts only.',
  order: 'Purchase',
  amount: 'Total to pay',
  logIn: { title: 'Log in to your account', press: 'Log in' },
  email: 'Email',
  password: 'Password',
  approve: { title: 'Approve the payment', plan: 'How you pay', press: 'Approve' },
  account: 'Account',
  another: 'Use another account',
  atOnce: 'In a single payment',
  months: (months, first, rest) => `${months} months: ${first} and ${months - 1} of ${rest}`,
  cancel: 'Cancel and return to the shop',
  accounts: 'Test accounts',
  accountsHint: 'The password of all of them is coralibri.',
  outcomes: { approved: 'Pays', noFunds: 'Has no funds' },
  problems: {
    accountWrong: 'Email or password are of no test account',
    noFunds: 'This account has no funds. Use another, or cancel and pay another way.',
    planWrong: 'Choose how you pay',
  },
};

const pt: PayPalTexts = {
  brand: 'PayPal (sandbox)',
  notice: 'Ambiente de testes: nada é cobrado aqui. Use somente as contas de teste.',
  order: 'Compra',
  amount: 'Total a pagar',
  logIn: { title: 'Entre na sua conta', press: 'Entrar' },
  email: 'E-mail',
  password: 'Senha',
  approve: { title: 'Aprove o pagamento', plan: 'Como você paga', press: 'Aprovar' },
  account: 'Conta',
  another: 'Usar outra conta',
  atOnce: 'Em um só pagamento',
  months: (months, first, rest) => `${months} meses: ${first} e ${months - 1} de ${rest}`,
  cancel: 'Cancelar e voltar à loja',
  accounts: 'Contas de teste',
  accountsHint: 'A senha de todas é coralibri.',
  outcomes: { approved: 'Paga', noFunds: 'Não tem fundos' },
  problems: {
    accountWrong: 'O e-mail ou a senha não são de uma conta de teste',
    noFunds: 'Esta conta não tem fundos. Use outra, ou cancele e pague de outra forma.',
    planWrong: 'Escolha como você paga',
  },
};

export const payPalTexts: Readonly<Record<Language, PayPalTexts>> = { es, en, pt };
