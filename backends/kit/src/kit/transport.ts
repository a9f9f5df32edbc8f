import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface RawQuestion {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/** Sends one request with a timeout. Does not follow redirects. */
export async function send(question: RawQuestion): Promise<RawAnswer> {
  const { method, url, headers, body, timeoutMs } = question;
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await fetch(url, {
    method,
    signal,
    redirect: 'manual',
    // The shop takes no compressed replies.
    headers: { accept: 'application/json', 'accept-encoding': 'identity', ...headers },
    ...(body !== undefined && { body }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Sends the whole request, then closes the connection without reading the reply. */
export function sendAndHangUp(question: Omit<RawQuestion, 'timeoutMs'>): Promise<void> {
  const { method, url, headers, body = '' } = question;
  const ask = url.startsWith('https:') ? overTls : overHttp;
  return new Promise((resolve) => {
    const length = String(Buffer.byteLength(body));
    const sent = ask(url, { method, headers: { ...headers, 'content-length': length } });
    // Node reports the closed connection as an error; here it is intended.
    sent.on('error', () => undefined);
    sent.once('close', resolve);
    sent.end(body, () => setTimeout(() => sent.destroy(), leaveAfterMs));
  });
}

/** The operating system may not have sent the request yet when Node says so. */
const leaveAfterMs = 2;

/** Why no reply arrived; `code` is the system's error code. */
export function reasonOf(error: unknown): { readonly code: string; readonly words: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name, code: given } = Object(cause);
  // A timeout has a number as its code.
  const code = String(name === 'TimeoutError' ? name : (given ?? name));
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'no server listens at this address',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name is unknown',
    ECONNRESET: 'the connection was cut',
    UND_ERR_SOCKET: 'the connection was cut',
    TimeoutError: 'no reply came in time',
  };
  const words = known[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return { code, words };
}
