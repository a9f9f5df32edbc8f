import type { Contract } from '../kit/contract.js';
import { BadInput } from '../kit/endings.js';
import type { Port } from '../kit/scenario.js';
import { type RawAnswer, reasonOf, send } from '../kit/transport.js';

interface Asked {
  readonly port: Port;
  readonly contract: Contract;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

/** Sends the port's probe once. Throws `BadInput` if the server does not look like this port. */
export async function preflight(asked: Asked): Promise<void> {
  const { port, contract, url, headers, timeoutMs } = asked;
  const { operation, call = {} } = port.probe;
  const { method, path, optional } = contract.operation(operation);
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const type = call.body !== undefined && { 'Content-Type': 'application/json' };
  const body = call.body === undefined ? {} : { body: JSON.stringify(call.body) };
  const question = {
    method,
    url: url + path + query,
    headers: { ...headers, ...type },
    ...body,
    timeoutMs,
  };
  const answer = await send(question).catch((error: unknown) => {
    throw new BadInput(`${url} can't be reached: ${wordsOf(error, timeoutMs)}.`);
  });
  // An optional call may answer 404, so 404 does not mean a wrong address.
  if (optional && answer.status === 404 && isJson(answer)) return;
  const wrong = wrongWith(answer, `${method} ${path}`);
  if (wrong) throw new BadInput(`${url} ${wrong}.`);
}

function wordsOf(error: unknown, timeoutMs: number): string {
  const { code, words } = reasonOf(error);
  if (code === 'TimeoutError') return `no reply came within ${timeoutMs / 1000} seconds`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `its certificate is for another name (${words})`;
  if (/CERT|SIGNED|ISSUER/.test(code)) return `its certificate is not trusted (${words})`;
  if (/SSL|TLS|EPROTO/.test(code)) return `the TLS handshake failed (${words})`;
  return words;
}

const isJson = ({ headers }: Pick<RawAnswer, 'headers'>): boolean =>
  /[/+]json\b/.test(headers.get('content-type') ?? '');

function wrongWith({ status, headers, text }: RawAnswer, asked: string): string | undefined {
  const type = headers.get('content-type') ?? 'no type';
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'nowhere';
    return `redirects (${status}) to ${target}; the shop follows no redirects`;
  }
  if (status === 401 || status === 403) return `refuses the token (${status})`;
  if (status >= 500) return `answers ${asked} with status ${status}`;
  if (/html/.test(type) || /^\s*</.test(text))
    return `answers ${asked} with a page (${type}), not with JSON: is it the address of the API?`;
  if (!isJson({ headers })) return `answers ${asked} with ${type}, not with JSON`;
  if (status === 404) return `does not know ${asked}: is it the address of the API?`;
  return undefined;
}
