import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

export const tokenFaults = [
  'null',
  'an array',
  'hangs',
  'reset mid-body',
  '300 MB',
  'a gzip bomb',
  'redirect with a body',
  'form-encoded',
  'error 500 with a body',
  'HTML',
  'no id_token',
  'no access_token',
  'tokens that are numbers',
  'another token_type',
  'broken JSON',
] as const;
export type TokenFault = (typeof tokenFaults)[number];

type Answer = (response: ServerResponse, tokens: Readonly<Record<string, unknown>>) => void;

const json = { 'content-type': 'application/json' };

const as =
  (change: (tokens: Readonly<Record<string, unknown>>) => unknown): Answer =>
  (response, tokens) =>
    void response.writeHead(200, json).end(JSON.stringify(change(tokens)));

const withStatus =
  (status: number, headers: Readonly<Record<string, string>>, body?: string | Buffer): Answer =>
  (response, tokens) =>
    void response.writeHead(status, headers).end(body ?? JSON.stringify(tokens));

/** Writes without end until the client disconnects. */
const flood: Answer = (response) => {
  const chunk = Buffer.alloc(65_536, ' ');
  let left = 300_000_000;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', write);
    }
    response.end();
  };
  response.writeHead(200, json);
  write();
};

const resetMidBody: Answer = (response) => {
  response.writeHead(200, { ...json, 'content-length': '1000' });
  response.write('{"access_token":"a', () => response.socket?.resetAndDestroy());
};

const answers: Readonly<Record<TokenFault, Answer>> = {
  null: as(() => null),
  'an array': as((tokens) => [tokens]),
  hangs: () => undefined,
  'reset mid-body': resetMidBody,
  '300 MB': flood,
  'a gzip bomb': withStatus(
    200,
    { ...json, 'content-encoding': 'gzip' },
    gzipSync(Buffer.alloc(20_000_000, ' ')),
  ),
  'redirect with a body': withStatus(302, { ...json, location: '/token' }),
  'form-encoded': withStatus(200, { 'content-type': 'text/plain' }, 'access_token=evil'),
  'error 500 with a body': withStatus(500, json),
  HTML: withStatus(200, { 'content-type': 'text/html' }, '<html>access_token</html>'),
  'no id_token': as(({ id_token: _, ...rest }) => rest),
  'no access_token': as(({ access_token: _, ...rest }) => rest),
  'tokens that are numbers': as((tokens) => ({ ...tokens, access_token: 7, id_token: 7 })),
  'another token_type': as((tokens) => ({ ...tokens, token_type: 'mac' })),
  'broken JSON': withStatus(200, json, '{"access_token":"a",'),
};

export function answerWithFault(
  fault: TokenFault,
  response: ServerResponse,
  tokens: Readonly<Record<string, unknown>>,
): void {
  answers[fault](response, tokens);
}
