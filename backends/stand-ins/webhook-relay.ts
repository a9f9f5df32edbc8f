import { createServer, type IncomingMessage } from 'node:http';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { listenHere } from './listen-here.js';
import { patient } from './patient.js';

/** A message of the payment backend on its way to who hears it. */
export interface Message {
  readonly raw: string;
  readonly signature: string;
}

/** What becomes of each message; absent: it goes on as it is. */
export type Tells = (message: Message) => readonly Message[];

const asItIs: Tells = (message) => [message];

/** Stands where a backend tells of payments, and hands on to whoever listens at `hears`. */
export async function startRelay() {
  const [port = 0] = await freePorts(1);
  const hears = `http://127.0.0.1:${port}/hooks`;
  const current = { tells: asItIs };
  async function pass({ raw, signature }: Message): Promise<number> {
    const headers = { 'content-type': 'application/json', 'payment-signature': signature };
    return fetch(hears, { method: 'POST', body: raw, headers }).then(
      ({ status }) => status,
      () => 503,
    );
  }
  async function status(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers['payment-signature']);
    const raw = Buffer.concat(chunks).toString();
    const statuses = [];
    for (const message of current.tells({ raw, signature })) statuses.push(await pass(message));
    return statuses.at(-1) ?? 204;
  }
  const server = createServer(patient, (request, response) => {
    status(request).then(
      (code) => response.writeHead(code).end(),
      () => response.destroy(),
    );
  });
  const { url, stop } = await listenHere(server);
  return {
    /** For the backend. */
    url: `${url}/hooks`,
    /** For who listens. */
    hears,
    /** From now on, until it is said otherwise. */
    tell: (tells: Tells = asItIs) => void (current.tells = tells),
    stop,
  };
}
