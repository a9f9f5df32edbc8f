import { type Action, type ActionReply, type Question, reporting } from '@shop/ports/screens';
import { BffError } from './bff-error.js';

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Form fields; repeated names become lists. */
export type Fields = Readonly<Record<string, string | string[] | undefined>>;

type Texts<Asked> = { [Key in keyof Asked]: string };

/** The JSON body, if any. Throws `BffError` for a truncated body or invalid JSON. */
async function bodyOf(response: Response, path: string): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('application/json')) return undefined;
  return response.json().catch(({ name }: Error) => {
    throw new BffError(path, name === 'SyntaxError' ? response.status : 0);
  });
}

/** The BFF's API as the web app sees it. */
export const createBff = (send: Send) => ({
  /**
   * Fetches a view. Accepts any status with a JSON body: error pages are views too. Throws
   * `BffError` without a reply, on a refusal, or on anything else.
   */
  async show<Asked extends Texts<Asked>, View>(
    question: Question<Asked, View>,
    asked: Asked,
    init: RequestInit = {},
  ): Promise<View> {
    const address = `/api${question.path}?${new URLSearchParams(asked)}`;
    const response = await sent(send, address, { ...inJson, ...init });
    const body = await bodyOf(response, question.path);
    if (!isObject(body) || isReply(body)) throw new BffError(question.path, response.status);
    return body as View; // as: the port promises this shape
  },

  /** Posts an action. A refusal is a reply; anything unusable throws `BffError`. */
  async act<Input extends object, View>(
    action: Action<Input, View>,
    input: Input,
  ): Promise<ActionReply<View>> {
    const response = await sent(send, `/api${action.path}`, posted(input));
    const body = await bodyOf(response, action.path);
    if (!isReply<View>(body)) throw new BffError(action.path, response.status);
    return body;
  },

  /** One of `userCalls`: GET, or POST with input. Returns JSON; throws `BffError` unless 2xx. */
  async call(path: string, input?: object): Promise<unknown> {
    const init = input ? { ...posted(input), keepalive: true } : inJson;
    const response = await sent(send, path, init);
    if (!response.ok) throw new BffError(path, response.status);
    return bodyOf(response, path);
  },
});

const inJson = { headers: { Accept: 'application/json' } };

const posted = (input: object): RequestInit => ({
  method: 'POST',
  headers: {
    ...inJson.headers,
    'Content-Type': 'application/json',
    'X-Requested-By': 'taquilla',
    ...(navigator.cookieEnabled === false ? { 'X-Cookies': 'none' } : {}),
  },
  body: JSON.stringify(input),
});

/** The first request without a reply; reported with the next one that succeeds. */
let missed: { readonly call?: string; readonly page: string } | undefined;

async function sent(send: Send, address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await send(address, init);
    if (missed) {
      const report = posted({ error: 'UNREACHED', params: missed });
      missed = undefined;
      send(`/api${reporting.path}`, report).catch(() => undefined);
    }
    return response;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    missed ??= { call: address.split('?')[0], page: location.pathname };
    throw new BffError(address, 0);
  }
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

const isReply = <View>(body: unknown): body is ActionReply<View> =>
  isObject(body) && 'kind' in body && (body.kind === 'done' || body.kind === 'refused');

export type Bff = ReturnType<typeof createBff>;

/** Calls the page's own origin, with its cookies. */
export const browserBff = createBff((path, init) =>
  fetch(path, { credentials: 'same-origin', ...init }),
);
