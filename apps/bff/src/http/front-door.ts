import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TurnedAwayFor } from '../observability/metrics.js';
import type { Config } from '../config/config.js';
import { type Addressee, addresseeFor } from './addressee.js';
import { fileHeaders } from './security-headers.js';

export interface TurnedAway {
  readonly method: string;
  readonly status: number;
  readonly why: TurnedAwayFor;
}

/** First of all handlers: refuses a foreign Host, and passes on only targets with a leading /. */
export function frontDoor(
  config: Config,
  inside: RequestListener,
  onTurnedAway: (turnedAway: TurnedAway) => void,
): RequestListener {
  const addressee = addresseeFor(config.PUBLIC_ORIGIN);
  const headers = Object.fromEntries(fileHeaders(config));
  return (request, response) => {
    const found = addressee(request);
    if (found.kind === 'ours') {
      if (request.url !== found.target) request.url = found.target;
      return inside(request, response);
    }
    const { status, why } =
      found.kind === 'refused' ? found : { status: 307, why: 'host' as const };
    turnAway(request, response, found, headers);
    onTurnedAway({ method: request.method ?? '', status, why });
  };
}

function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  found: Exclude<Addressee, { kind: 'ours' }>,
  headers: Readonly<Record<string, string>>,
): void {
  const [status, body] = found.kind === 'refused' ? [found.status, found.text] : [307, ''];
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Request-Id': randomUUID(),
    ...(found.kind === 'elsewhere' ? { Location: found.location } : {}),
    // Two parsers may disagree on where the next request starts (request smuggling).
    ...(status === 400 ? { Connection: 'close' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
