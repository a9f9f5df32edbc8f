import type { ErrorCode } from '../errors/error-catalogue.js';
import { type Country, isCountry } from '../visitor/country.js';
import { isEmail, tidyEmail } from '../visitor/email.js';
import { isFitName, tidyName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';

/** The backend's USER_NOT_CONFIRMED is USER_INACTIVE here. */
export type LoginError =
  | 'INVALID_EMAIL'
  | 'PASSWORD_REQUIRED'
  | 'INCORRECT_LOGIN'
  | 'USER_INACTIVE'
  | 'USER_ALREADY_EXISTS'
  | 'GENERAL_ERROR';

export type SignInField =
  | 'email'
  | 'password'
  | 'current'
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'token'
  | 'page';

/** A refusal and its form field; `page` if it belongs to none. */
export interface SignInProblem {
  readonly field: SignInField;
  readonly code: ErrorCode;
}

/** The field that shows each of the six (docs/rules/sign-in.md#six). */
export const loginFields: Readonly<Record<LoginError, SignInField>> = {
  INVALID_EMAIL: 'email',
  PASSWORD_REQUIRED: 'password',
  INCORRECT_LOGIN: 'password',
  USER_INACTIVE: 'email',
  USER_ALREADY_EXISTS: 'email',
  GENERAL_ERROR: 'page',
};

export const refusedLogin = (code: LoginError): SignInProblem => ({
  code,
  field: loginFields[code],
});

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignUpForm extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
}

/** Texts are trimmed and in NFC; the password is as typed. */
export interface NewUser extends SignUpForm {
  readonly country: Country;
}

export type Checked<Good> =
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'wrong'; readonly problems: readonly SignInProblem[] };

/** Password lengths in UTF-16 units: the minimum for new accounts, and the maximum that is read. */
export const shortestPassword = 8;
export const longestPassword = 200;

/** Never checks what a password is made of. */
export function checkCredentials({ email, password }: Credentials): Checked<Credentials> {
  const tidied = tidyEmail(email);
  const problems = [emailProblem(tidied), passwordProblem(password)].filter(isThere);
  if (problems.length > 0) return { kind: 'wrong', problems };
  return { kind: 'good', good: { email: tidied, password } };
}

/** Whether the password is on the list of common ones, which only the server has. */
export type IsWeak = (password: string) => boolean;

/** Reports every wrong field, in form order. */
export function checkNewUser(form: SignUpForm, isWeak?: IsWeak): Checked<NewUser> {
  const { password } = form;
  const email = tidyEmail(form.email);
  const firstName = tidyName(form.firstName);
  const lastName = tidyName(form.lastName);
  const country = tidy(form.country);
  const problems = [
    firstNameProblem(firstName),
    nameProblem('lastName', lastName),
    emailProblem(email),
    newPasswordProblem(password, isWeak),
    countryProblem(country),
  ].filter(isThere);
  if (problems.length > 0 || !isCountry(country)) return { kind: 'wrong', problems };
  return { kind: 'good', good: { email, password, firstName, lastName, country } };
}

export function checkForgot(email: string): Checked<string> {
  const tidied = tidyEmail(email);
  const problem = emailProblem(tidied);
  return problem ? { kind: 'wrong', problems: [problem] } : { kind: 'good', good: tidied };
}

/** A mailed token, which proves the email address. */
export function checkToken(token: string): Checked<string> {
  const tidied = tidy(token);
  const problem = tokenProblem(tidied);
  return problem ? { kind: 'wrong', problems: [problem] } : { kind: 'good', good: tidied };
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

export function checkNewPassword(
  { token, password }: NewPassword,
  isWeak?: IsWeak,
): Checked<NewPassword> {
  const tidied = tidy(token);
  const problems = [tokenProblem(tidied), newPasswordProblem(password, isWeak)].filter(isThere);
  if (problems.length > 0) return { kind: 'wrong', problems };
  return { kind: 'good', good: { token: tidied, password } };
}

/** `password` is the new one. */
export interface PasswordChange extends Credentials {
  readonly current: string;
}

export function checkPasswordChange(
  { current, password }: Pick<PasswordChange, 'current' | 'password'>,
  isWeak?: IsWeak,
): Checked<null> {
  const wrong = passwordProblem(current);
  const problems = [
    wrong && { ...wrong, field: 'current' as const },
    newPasswordProblem(password, isWeak),
  ].filter(isThere);
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'good', good: null };
}

const isThere = <Thing>(thing: Thing | undefined): thing is Thing => thing !== undefined;

const emailProblem = (email: string): SignInProblem | undefined =>
  isEmail(email) ? undefined : refusedLogin('INVALID_EMAIL');

const passwordProblem = (password: string): SignInProblem | undefined => {
  if (!password) return refusedLogin('PASSWORD_REQUIRED');
  return password.length > longestPassword ? { field: 'password', code: 'tooLong' } : undefined;
};

const tokenProblem = (token: string): SignInProblem | undefined =>
  token ? undefined : { field: 'token', code: 'tokenMissing' };

function newPasswordProblem(password: string, isWeak?: IsWeak): SignInProblem | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  if (password.length < shortestPassword) return { field: 'password', code: 'passwordShort' };
  return isWeak?.(password) ? { field: 'password', code: 'passwordWeak' } : undefined;
}

/** The last name is optional: some people have one name. */
const firstNameProblem = (name: string): SignInProblem | undefined =>
  name ? nameProblem('firstName', name) : { field: 'firstName', code: 'firstName' };

const nameProblem = (field: 'firstName' | 'lastName', name: string): SignInProblem | undefined =>
  isFitName(name) ? undefined : { field, code: `${field}Format` };

function countryProblem(country: string): SignInProblem | undefined {
  if (!country) return { field: 'country', code: 'country' };
  return isCountry(country) ? undefined : { field: 'country', code: 'countryFormat' };
}
