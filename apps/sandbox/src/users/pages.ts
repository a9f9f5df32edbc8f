import { longestPassword, shortestPassword } from '@shop/domain';
import express, { type Request, type Response, Router } from 'express';
import { transact } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import type { TokenKind } from '../engine/user-tables.js';
import { formField, guardPage, pageLanguage } from '../pages/page-guard.js';
import { accountOfToken, takeToken } from './account-tokens.js';
import type { Account } from './accounts.js';
import { signInLink } from './links.js';
import { confirmPage, endPage, resetPage } from './page-html.js';
import type { Users } from './users.js';

/** The pages that the links in mails open. Public; the token in the address is what opens them. */
export function userPageRoutes(users: Users): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 20 });
  router.use((_request, response, next) => {
    guardPage(response);
    next();
  });
  router.get('/confirm', async (request, response) => {
    const account = await ownerOf(users, 'confirm', request, response);
    if (account) response.send(confirmPage(linkOf(request, account)));
  });
  router.post('/confirm', form, async (request, response) => {
    const now = users.clock();
    const account = await transact(users.db, async (tx) => {
      const taken = await takeToken(tx, 'confirm', tokenOf(request), now);
      if (taken) await confirm(tx, taken.id);
      return taken;
    });
    end(users, request, response, account && 'confirmed');
  });
  router.get('/reset', async (request, response) => {
    const account = await ownerOf(users, 'reset', request, response);
    if (account) response.send(resetPage(linkOf(request, account), false));
  });
  router.post('/reset', form, (request, response) => changePassword(users, request, response));
  return router;
}

const tokenOf = ({ query: { token } }: Request): string => (typeof token === 'string' ? token : '');

const linkOf = (request: Request, { email }: Account) => ({
  language: pageLanguage(request),
  token: tokenOf(request),
  email,
});

/** Whose link it is; one that is no longer good is answered here. */
async function ownerOf(users: Users, kind: TokenKind, request: Request, response: Response) {
  const account = await accountOfToken(users.db, kind, tokenOf(request), users.clock());
  if (!account) end(users, request, response, undefined);
  return account;
}

function end(
  users: Users,
  request: Request,
  response: Response,
  kind: 'confirmed' | 'changed' | undefined,
) {
  const language = pageLanguage(request);
  const content = endPage(language, kind ?? 'ended', signInLink(users, language));
  response.status(kind ? 200 : 410).send(content);
}

async function confirm(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('accounts').set({ is_confirmed: true }).where('id', '=', id).execute();
  await dropTokens(tx, id, ['confirm']);
}

const dropTokens = (tx: Tx, id: string, kinds: readonly TokenKind[]) =>
  tx.deleteFrom('account_tokens').where('account_id', '=', id).where('kind', 'in', kinds).execute();

/**
 * The link proves the address, so it confirms the account as well. Everything that was handed out
 * under the old password ends with it.
 */
async function changePassword(users: Users, request: Request, response: Response) {
  const account = await ownerOf(users, 'reset', request, response);
  if (!account) return;
  const password = formField(request, 'password', longestPassword);
  if (password.length < shortestPassword)
    return void response.status(422).send(resetPage(linkOf(request, account), true));
  const kept = await users.passwords.keep(password);
  const taken = await transact(users.db, async (tx) => {
    const owner = await takeToken(tx, 'reset', tokenOf(request), users.clock());
    if (!owner) return undefined;
    await tx.updateTable('accounts').set({ password: kept }).where('id', '=', owner.id).execute();
    await confirm(tx, owner.id);
    await dropTokens(tx, owner.id, ['reset', 'session']);
    return owner;
  });
  end(users, request, response, taken && 'changed');
}
