import { transact } from '../engine/answers.js';
import { sendMail } from '../mailbox/mail.js';
import { issueToken } from './account-tokens.js';
import { findAccount } from './accounts.js';
import { passwordLink } from './links.js';
import type { ForgotQuestion } from './shapes.js';
import type { Users } from './users.js';

/** Mails a link if the account exists; the reply is the same either way. */
export const forgot = (users: Users, { Username: email, Language: language }: ForgotQuestion) =>
  transact(users.db, async (tx) => {
    const now = users.clock();
    const account = await findAccount(tx, email);
    const token = await issueToken(tx, 'reset', account, now);
    if (!account) return;
    const link = passwordLink(users, token, language);
    const { email: to, first_name: name } = account;
    await sendMail(tx, { kind: 'reset', email: to, name, language, link }, now);
  });
