import { type RequestHandler, Router } from 'express';
import { refuse } from '../engine/refusal.js';
import { bearer, tokenOf } from '../http/bearer.js';
import { read, sendRefusal, write } from '../http/call.js';
import { languageOfHeader } from '../pages/page-guard.js';
import { accountOfToken } from './account-tokens.js';
import { addressOf } from '../engine/address.js';
import { couponsWire, purchasesWire } from './coupons.js';
import { forgot } from './forgot.js';
import { logIn } from './log-in.js';
import { register } from './register.js';
import {
  changedPasswordShape,
  confirmShape,
  couponsShape,
  forgotShape,
  loginShape,
  newPasswordShape,
  purchasesShape,
  registerShape,
} from './shapes.js';
import { changePassword, choosePassword, confirmAccount } from './spend-token.js';
import type { Users } from './users.js';

/** The users API, below its base address (backends/contracts/users.yaml). */
export function usersRoutes(users: Users, apiToken: string): Router {
  const router = Router();
  // Uses the visitor's own token, so it precedes the API token's guard.
  router.post('/user/purchases-with-coupon', purchases(users));
  router.use(bearer(apiToken));
  router.post(
    '/login',
    read(loginShape, bodyOf, (question) => logIn(users, question)),
  );
  router.post(
    '/register',
    write(users, registerShape, (tx, question) => register(tx, users, question), ['Password']),
  );
  router.post('/forgot', acceptForgot(users));
  router.post(
    '/confirm',
    write(users, confirmShape, (tx, question) => confirmAccount(tx, users, question)),
  );
  router.post(
    '/password',
    write(users, newPasswordShape, (tx, question) => choosePassword(tx, users, question), [
      'Password',
    ]),
  );
  router.post(
    '/user/password',
    write(users, changedPasswordShape, (tx, question) => changePassword(tx, users, question), [
      'Password',
      'NewPassword',
    ]),
  );
  router.post(
    '/user/coupons',
    read(couponsShape, bodyOf, async ({ email, gxToken }, request) =>
      (await isOf(users, email, gxToken))
        ? couponsWire(users, email, languageOfHeader(request.get('Accept-Language') ?? ''))
        : refuse('UNAUTHORIZED', 'gxToken'),
    ),
  );
  return router;
}

const bodyOf = ({ body }: { readonly body?: unknown }): unknown => body ?? {};

const acceptForgot = (users: Users): RequestHandler => {
  const answer = read(forgotShape, bodyOf, async (question) => {
    await forgot(users, question);
    return { status: 'ok' };
  });
  return (request, response, next) => answer(request, response.status(202), next);
};

function purchases(users: Users): RequestHandler {
  const answer = read(purchasesShape, bodyOf, async ({ email }, request) => {
    const token = tokenOf(request);
    const isAllowed = (await isOf(users, email, token)) || (await isTheirs(users, email, token));
    return isAllowed ? purchasesWire(users, email) : refuse('UNAUTHORIZED', 'Authorization');
  });
  return (request, response, next) => {
    // Set early: the handler may find later that the token is another account's.
    response.setHeader('WWW-Authenticate', 'Bearer');
    if (tokenOf(request)) return answer(request, response, next);
    sendRefusal(request, response, refuse('UNAUTHORIZED', 'Authorization'));
  };
}

async function isOf({ db, clock }: Users, email: string, gxToken: string): Promise<boolean> {
  const account = await accountOfToken(db, 'session', gxToken, clock());
  return account?.address === addressOf(email);
}

async function isTheirs(users: Users, email: string, accessToken: string): Promise<boolean> {
  const theirs = await users.emailOfAccessToken(accessToken);
  return theirs !== undefined && addressOf(theirs) === addressOf(email);
}
