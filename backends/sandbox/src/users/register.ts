import { isEmail, type Language, shortestPassword, tidyName } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { sendMail } from '../mailbox/mail.js';
import { issueToken } from './account-tokens.js';
import { addressOf } from '../engine/address.js';
import { type Account, addAccount, findAccount, type NewAccount } from './accounts.js';
import { confirmLink, passwordLink, signInLink } from './links.js';
import type { RegisterQuestion } from './shapes.js';
import type { Users } from './users.js';

/** One scrypt run, one token and one mail, new address or not; existing accounts do not change. */
export async function register(
  tx: Tx,
  users: Users,
  question: RegisterQuestion,
): Promise<Answer | Refused> {
  const wrong = refuseForm(question);
  if (wrong) return wrong;
  const password = await users.passwords.keep(question.Password);
  const added = await addAccount(tx, newAccount(question, password), users.clock());
  const account = added ?? (await findAccount(tx, question.Username));
  if (!account) throw new Error('An account was neither added nor found.');
  const kind = added ? 'confirm' : account.is_confirmed ? 'exists' : 'unconfirmed';
  await tell(tx, users, account, kind, question.Language);
  if (added) return { status: 201, body: { status: 'ok' } };
  return { ...refuse('USER_ALREADY_EXISTS', 'Username'), keepsEffect: true };
}

/** A stranger may own an unconfirmed account, so its second mail asks for a new password. */
async function tell(
  tx: Tx,
  users: Users,
  account: Account,
  kind: 'confirm' | 'exists' | 'unconfirmed',
  language: Language,
): Promise<void> {
  const now = users.clock();
  const { email, first_name: name } = account;
  const token = await issueToken(tx, kind === 'confirm' ? 'confirm' : 'reset', account, now);
  const links = {
    confirm: confirmLink(users, token, language),
    exists: signInLink(users, language),
    unconfirmed: passwordLink(users, token, language),
  };
  await sendMail(tx, { kind, email, name, language, link: links[kind] }, now);
}

const newAccount = (question: RegisterQuestion, password: string): NewAccount => ({
  email: question.Username,
  firstName: tidyName(question.FirstName),
  lastName: tidyName(question.LastName),
  country: question.Country,
  state: '',
  language: question.Language,
  password,
  isConfirmed: false,
  foundData: false,
});

function refuseForm({ Username, Password }: RegisterQuestion): Refused | undefined {
  if (!isEmail(addressOf(Username))) return refuse('INVALID_EMAIL', 'Username');
  return refusePassword(Password);
}

export function refusePassword(password: string): Refused | undefined {
  if (!password) return refuse('PASSWORD_REQUIRED', 'Password');
  return password.length < shortestPassword ? refuse('BAD_REQUEST', 'Password') : undefined;
}
