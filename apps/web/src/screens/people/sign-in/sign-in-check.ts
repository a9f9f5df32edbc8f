import {
  checkCredentials,
  checkForgot,
  checkNewPassword,
  checkNewUser,
  checkOrderLookup,
  checkPasswordChange,
  checkToken,
  type ErrorCode,
  errorText,
  type Language,
  refusedLogin,
} from '@shop/domain';
import type { Problem } from '@shop/ports/screens';

const textsIn = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return (name: string) => String(fields.get(name) ?? ''); // text fields hold no files
};

interface Wrong {
  readonly field: string;
  readonly code: ErrorCode;
}

type Checked =
  | { readonly kind: 'good' }
  | { readonly kind: 'wrong'; readonly problems: readonly Wrong[] };

const checkOf = {
  signIn: (text) => checkCredentials({ email: text('email'), password: text('password') }),
  signUp: (text) =>
    checkNewUser({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      password: text('password'),
      country: text('country'),
    }),
  forgot: (text) => checkForgot(text('email')),
  confirm: (text) => checkToken(text('token')),
  choosePassword: (text) => checkNewPassword({ token: text('token'), password: text('password') }),
  changePassword: (text) =>
    checkPasswordChange({ current: text('current'), password: text('password') }),
  findOrder: (text) => checkOrderLookup({ number: text('number'), email: text('email') }),
} satisfies Record<string, (text: (name: string) => string) => Checked>;

export type FormKind = keyof typeof checkOf;

/** Validates a form with the server's own rules and texts. */
export function wrongIn(form: HTMLFormElement, kind: FormKind, language: Language) {
  const checked = checkOf[kind](textsIn(form));
  return checked.kind === 'wrong' ? checked.problems.map((each) => inWords(each, language)) : [];
}

export const generalError = (language: Language): Problem =>
  inWords(refusedLogin('GENERAL_ERROR'), language);

const inWords = ({ code, field }: Wrong, language: Language): Problem => ({
  code,
  field,
  text: errorText(code, language),
  actions: [],
});
