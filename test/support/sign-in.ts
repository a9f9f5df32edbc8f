import type { ActionReply, SignInDone, UserInfoReply } from '@shop/ports/screens';
import type { Visitor } from './visitor.js';

/** Demo people of the sandbox (content/sandbox/people.json). */
export const password = 'arrecife-de-prueba';
export const ana = 'ana.ruiz@correo.example';
export const joao = 'joao.lima@correio.example';
export const emma = 'emma.clark@mail.example';
export const maria = 'maria.fernanda@correo.example';

const path = '/es/auth/';

/** Submits the sign-in form as the browser's scripts do. */
export async function logIn(visitor: Visitor, email = ana, typed = password) {
  const response = await visitor.postJson('/api/sign-in', {
    path,
    next: '',
    email,
    password: typed,
  });
  const reply = (await response.json()) as ActionReply<SignInDone>; // as: the action's own promise
  return { status: response.status, reply, wait: response.headers.get('retry-after') };
}

/** Both steps of a sign-in with scripts; returns the status of the second. */
export async function signIn(visitor: Visitor, email = ana, remember = false): Promise<number> {
  const { reply } = await logIn(visitor, email);
  if (reply.kind === 'refused') throw new Error(JSON.stringify(reply.problems));
  const { sessionId } = reply.view;
  return (await visitor.postJson('/user-session/', { sessionId, remember })).status;
}

export async function userInfo(visitor: Visitor, call = '/user-info/'): Promise<UserInfoReply> {
  const response = await visitor.get(call, { accept: 'application/json' });
  return (await response.json()) as UserInfoReply; // as: the call's own promise
}
