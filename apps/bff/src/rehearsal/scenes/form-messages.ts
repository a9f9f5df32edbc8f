import type { ErrorCode } from '@shop/domain';
import {
  changePassword,
  choosePassword,
  confirmAccount,
  findOrder,
  forgotPassword,
  signIn,
  signUp,
  subscribe,
} from '@shop/ports/screens';
import { eachSays, type Scene, says, sent } from '../scene.js';
import type { Stage } from '../stage.js';
import { ana, api, attempt } from './steps.js';

const goodPassword = 'a-good-password';

type Fields = Readonly<Record<string, string>>;

type Rows = Partial<Readonly<Record<ErrorCode, Fields>>>;

/** A page's form with valid input, except for the given fields. */
const refusedBy =
  (action: { readonly path: string }, good: (stage: Stage) => Fields) =>
  (rows: Rows): readonly Scene[] =>
    eachSays(rows, (wrong, stage) =>
      sent(api(action), { ...good(stage), ...wrong, attempt: attempt() }),
    );

const newsletter = refusedBy(subscribe, (stage) => ({
  path: stage.at('list'),
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  accepts: 'yes',
  permits: 'yes',
  website: '',
}));

const page = (stage: Stage) => ({ path: stage.at('signIn'), next: '' });

/** These forms have no `attempt` field. */
const signInRows: Partial<Readonly<Record<ErrorCode, Fields>>> = {
  INVALID_EMAIL: { email: 'ana', password: 'x' },
  PASSWORD_REQUIRED: { email: 'ana@mail.example', password: '' },
  INCORRECT_LOGIN: { email: 'nobody@mail.example', password: 'not-the-password' },
  USER_INACTIVE: { email: 'emma.clark@mail.example', password: ana.password },
};

const ofSignIn = eachSays(signInRows, (fields, stage) =>
  sent(api(signIn), { ...page(stage), ...fields }),
);

const signingUp = refusedBy(signUp, (stage) => ({
  ...page(stage),
  path: stage.at('signIn', '?new=yes'),
  firstName: 'Ana',
  lastName: 'Ruiz',
  country: 'MX',
  email: 'new@mail.example',
  password: goodPassword,
}));

const looking = refusedBy(findOrder, (stage) => ({
  path: stage.at('findOrder'),
  number: '',
  email: 'ana@mail.example',
}));

const choosing = refusedBy(choosePassword, (stage) => ({
  path: stage.at('choosePassword'),
  token: 'no-token-of-ours',
  password: goodPassword,
}));

/** A signed-in visitor enters a wrong current password. */
const wrongPassword = says('passwordWrong', async (stage) => {
  await stage.post(api(signIn), { ...page(stage), ...ana });
  const fields = { path: stage.at('account'), current: 'not-the-password', password: goodPassword };
  return sent(api(changePassword), { ...fields, attempt: attempt() });
});

const confirming = refusedBy(confirmAccount, (stage) => ({
  path: stage.at('confirmAccount'),
  token: '',
}));

/** The backend does not reply; its data stays. */
const failed = says('GENERAL_ERROR', (stage) => {
  stage.props.turnOn({ port: 'users', mode: 'down' });
  const fields = { path: stage.at('forgot'), next: '', email: ana.email };
  return Promise.resolve(sent(api(forgotPassword), fields));
});

/** The same for a valid mail link. */
const unsaid = says('generic', (stage) => {
  stage.props.turnOn({ port: 'users', mode: 'down', path: 'confirm' });
  const fields = { path: stage.at('confirmAccount'), token: 'a'.repeat(43), attempt: attempt() };
  return Promise.resolve(sent(api(confirmAccount), fields));
});

export const formMessages: readonly Scene[] = [
  ...newsletter({
    firstName: { name: '' },
    lastName: { lastName: '' },
    country: { country: '' },
    emailMissing: { email: '' },
    emailWrong: { email: 'ana' },
    boxNotTicked: { accepts: '' },
    firstNameFormat: { name: 'A\nB' },
    lastNameFormat: { lastName: 'A\nB' },
    countryFormat: { country: 'XX' },
  }),
  ...ofSignIn,
  wrongPassword,
  failed,
  unsaid,
  ...signingUp({
    USER_ALREADY_EXISTS: { email: ana.email },
    passwordShort: { password: 'short' },
    passwordWeak: { password: '12345678' },
    tooLong: { password: 'a'.repeat(5_000) },
  }),
  ...looking({ orderNumberMissing: {}, orderNumberWrong: { number: '/' } }),
  ...choosing({ tokenEnded: {} }),
  ...confirming({ tokenMissing: {} }),
];
