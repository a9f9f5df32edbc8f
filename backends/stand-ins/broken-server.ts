import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from './listen-here.js';
import { patient } from './patient.js';

export interface Asked {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- any: a body of any call, which a fault knows
  readonly body: any;
}
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- any: as above
  readonly body: any;
  /** Sent instead of the body. */
  readonly bytes?: Buffer;
  readonly isCut?: boolean;
}

/** One fault, in front of a server that works. */
export interface Breaks {
  ask?(asked: Asked): Asked;
  /** Replies in place of the working server. */
  instead?(asked: Asked, pass: (asked: Asked) => Promise<Answered>): Promise<Answered | undefined>;
  /** Called if the client left before a reply. */
  left?(asked: Asked): void;
  answer?(answer: Answered, asked: Asked): Answered | Promise<Answered>;
}

/** The server at `target`, with a fault in front. */
export async function startBroken(target: string, breaks: Breaks) {
  const pass = (asked: Asked) => passOn(target, asked);
  async function answered(request: IncomingMessage, response: ServerResponse): Promise<Answered> {
    const given = await askedBy(request);
    response.once('close', () => {
      if (!response.writableEnded) breaks.left?.(given);
    });
    const asked = breaks.ask?.(given) ?? given;
    const answer = (await breaks.instead?.(asked, pass)) ?? (await pass(asked));
    return (await breaks.answer?.(answer, given)) ?? answer;
  }
  const server = createServer(patient, (request, response) => {
    answered(request, response).then(
      (answer) => reply(response, answer),
      () => response.destroy(),
    );
  });
  return listenHere(server);
}

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
};

async function askedBy(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const own = ['host', 'connection', 'content-length'];
  const headers = Object.entries(request.headers).filter(([name]) => !own.includes(name));
  return {
    method: request.method ?? 'GET',
    path,
    query: query && `?${query}`,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: parsed(Buffer.concat(chunks).toString()),
  };
}

async function passOn(target: string, asked: Asked): Promise<Answered> {
  const { method, path, query, headers, body } = asked;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await fetch(target + path + query, {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: text }),
  });
  const type = reply.headers.get('content-type');
  const kept: Answered['headers'] = type ? { 'content-type': type } : {};
  return { status: reply.status, headers: kept, body: parsed(await reply.text()) };
}

function reply(response: ServerResponse, { status, headers, body, bytes, isCut }: Answered): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = bytes ?? Buffer.from(body === undefined ? '' : text);
  if (!isCut) {
    response.writeHead(status, headers).end(sent);
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': sent.length + 1 });
  response.write(sent, () => response.destroy());
}
