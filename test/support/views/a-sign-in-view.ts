import type { ForgotView, MailTokenView, SignInView } from '@shop/ports/screens';

const wall = { name: 'Copalera', wall: 'copalera', scene: { alt: 'Una torre de papel' } };

/** The empty sign-in form of a visitor who comes from the checkout. */
export const aSignInView = (differs: Partial<SignInView> = {}): SignInView => ({
  mode: 'signIn',
  networks: (['facebook', 'google', 'apple'] as const).map((key) => ({
    key,
    href: `/sign-in/start/?network=${key}`,
    rememberedHref: `/sign-in/start/?network=${key}&remember=yes`,
  })),
  next: '/es/pago/',
  typed: { email: '', firstName: '', lastName: '', country: 'MX' },
  remember: false,
  countries: [
    { code: 'BR', name: 'Brasil' },
    { code: 'MX', name: 'México' },
  ],
  shortestPassword: 8,
  problems: [],
  told: undefined,
  other: '/es/auth/?new=&next=%2Fes%2Fpago%2F',
  wall,
  ...differs,
});

export const aForgotView = (differs: Partial<ForgotView> = {}): ForgotView => ({
  email: '',
  problems: [],
  isSent: false,
  signIn: '/es/auth/',
  wall,
  ...differs,
});

/** The page that confirms an account, before any attempt. */
export const aMailTokenView = (differs: Partial<MailTokenView> = {}): MailTokenView => ({
  mode: 'confirm',
  attempt: 'attempt-1',
  shortestPassword: 8,
  problems: [],
  forgot: '/es/forgot/',
  signIn: '/es/auth/',
  wall,
  ...differs,
});
