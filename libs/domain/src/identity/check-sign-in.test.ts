import {
  checkCredentials,
  type Checked,
  checkForgot,
  checkNewPassword,
  checkNewUser,
  checkToken,
  loginFields,
  longestPassword,
  refusedLogin,
  shortestPassword,
  type SignUpForm,
} from './check-sign-in.js';
import { isMailToken } from './mail-token.js';

const aForm = (differs: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  password: 'correct horse',
  country: 'MX',
  ...differs,
});

const problemsOf = (checked: Checked<unknown>) =>
  checked.kind === 'wrong' ? checked.problems : [];

const badEmail = { field: 'email', code: 'INVALID_EMAIL' };
const noPassword = { field: 'password', code: 'PASSWORD_REQUIRED' };
const longPassword = { field: 'password', code: 'tooLong' };

describe('credentials', () => {
  it.each([
    ['ana@mail.example', 'x', []],
    ['  ana@mail.example ', 'x', []],
    ['', 'x', [badEmail]],
    ['ana', 'x', [badEmail]],
    ['ana@mail.example\r\nBcc: x@y.example', 'x', [badEmail]],
    ['ana@mail.example', '', [noPassword]],
    ['', '', [badEmail, noPassword]],
    ['ana@mail.example', ' ', []],
    ['ana@mail.example', 'a'.repeat(longestPassword), []],
    ['ana@mail.example', 'a'.repeat(longestPassword + 1), [longPassword]],
  ])('%j with the password %j: %j', (email, password, problems) => {
    expect(problemsOf(checkCredentials({ email, password }))).toEqual(problems);
  });

  it('trims the address and keeps the password as typed', () => {
    const typed = { email: ' jose\u0301@mail.example ', password: '  jose\u0301 ' };
    const good = { email: 'jos\u00e9@mail.example', password: typed.password };
    expect(checkCredentials(typed)).toEqual({ kind: 'good', good });
  });
});

describe('a new account', () => {
  it('is the typed data, trimmed and normalised, except the password', () => {
    const typed = {
      firstName: ' Jose\u0301 ',
      lastName: '\tRuiz Vega\n',
      email: ' jose@mail.example',
      password: ' eight or more ',
      country: ' MX ',
    };
    const good = {
      firstName: 'Jos\u00e9',
      lastName: 'Ruiz Vega',
      email: 'jose@mail.example',
      password: ' eight or more ',
      country: 'MX',
    };
    expect(checkNewUser(typed)).toEqual({ kind: 'good', good });
  });

  it.each<[string, Partial<SignUpForm>, string, string]>([
    ['no first name', { firstName: ' ' }, 'firstName', 'firstName'],
    ['a first name too long', { firstName: 'a'.repeat(81) }, 'firstName', 'firstNameFormat'],
    ['a last name too long', { lastName: 'a'.repeat(81) }, 'lastName', 'lastNameFormat'],
    ['no address', { email: '' }, 'email', 'INVALID_EMAIL'],
    ['no password', { password: '' }, 'password', 'PASSWORD_REQUIRED'],
    ['a short one', { password: 'a'.repeat(shortestPassword - 1) }, 'password', 'passwordShort'],
    ['a long one', { password: 'a'.repeat(longestPassword + 1) }, 'password', 'tooLong'],
    ['no country', { country: '' }, 'country', 'country'],
    ['no such country', { country: 'Mexico' }, 'country', 'countryFormat'],
  ])('%s is reported at its field', (_, differs, field, code) => {
    expect(problemsOf(checkNewUser(aForm(differs)))).toEqual([{ field, code }]);
  });

  it('refuses a password that is easy to guess', () => {
    const isWeak = (password: string) => password === 'password1';
    const weak = { field: 'password', code: 'passwordWeak' };
    expect(problemsOf(checkNewUser(aForm({ password: 'password1' }), isWeak))).toEqual([weak]);
    const chosen = { token: 'a-token', password: 'password1' };
    expect(problemsOf(checkNewPassword(chosen, isWeak))).toEqual([weak]);
    expect(problemsOf(checkNewUser(aForm({ password: 'passwort2' }), isWeak))).toEqual([]);
  });

  it.each([shortestPassword, longestPassword])('accepts a password of %i', (length) => {
    expect(problemsOf(checkNewUser(aForm({ password: 'a'.repeat(length) })))).toEqual([]);
  });

  it('needs no last name', () => {
    expect(problemsOf(checkNewUser(aForm({ firstName: 'Suharto', lastName: '' })))).toEqual([]);
  });

  it('reports every wrong field at once, in form order', () => {
    const empty = { firstName: '', lastName: '', email: '', password: '', country: '' };
    const fields = problemsOf(checkNewUser(empty)).map(({ field }) => field);
    expect(fields).toEqual(['firstName', 'email', 'password', 'country']);
  });
});

describe('a new password with the token of a mail', () => {
  const good = { token: 'a-token-of-43-characters-as-they-are-made-0', password: 'eight or more' };

  it('is used as typed, with surrounding blanks of the pasted token removed', () => {
    const pasted = { ...good, token: ` ${good.token}\n` };
    expect(checkNewPassword(pasted)).toEqual({ kind: 'good', good });
    expect(checkToken(pasted.token)).toEqual({ kind: 'good', good: good.token });
  });

  it.each([
    ['no token', { token: ' ' }, 'token', 'tokenMissing'],
    ['a short one', { password: 'a'.repeat(shortestPassword - 1) }, 'password', 'passwordShort'],
  ])('%s is reported at its field', (_, differs, field, code) => {
    expect(problemsOf(checkNewPassword({ ...good, ...differs }))).toEqual([{ field, code }]);
  });

  it('is also checked with an odd token: only its backend knows', () => {
    expect(checkToken('half').kind).toBe('good');
    expect(isMailToken('half')).toBe(false);
    expect(isMailToken(good.token)).toBe(true);
  });

  it.each(['main', 'field-password', 'cookies', 'a token of words that is long enough to be one'])(
    'never takes a page fragment for a token: %s',
    (fragment) => {
      expect(isMailToken(fragment)).toBe(false);
    },
  );
});

it.each([
  ['ana@mail.example', []],
  [' ana@mail.example\n', []],
  ['', [badEmail]],
  ['ana', [badEmail]],
])('a forgotten password for %j: %j', (email, problems) => {
  const checked = checkForgot(email);
  expect(problemsOf(checked)).toEqual(problems);
  if (checked.kind === 'good') expect(checked.good).toBe('ana@mail.example');
});

it.each([
  ['INVALID_EMAIL', 'email'],
  ['PASSWORD_REQUIRED', 'password'],
  ['INCORRECT_LOGIN', 'password'],
  ['USER_INACTIVE', 'email'],
  ['USER_ALREADY_EXISTS', 'email'],
  ['GENERAL_ERROR', 'page'],
] as const)('%s is reported at %s', (code, field) => {
  expect(refusedLogin(code)).toEqual({ code, field });
  expect(loginFields[code]).toBe(field);
});
