import { createServer, type IncomingMessage } from 'node:http';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { listenHere } from './listen-here.js';
import { patient } from './patient.js';

/** A webhook between the payment backend and its listener. */
export interface Message {
  readonly raw: string;
  readonly signature: string;
}

/** Changes each message; absent: forwards it unchanged. */
export type Tells = (message: Message) => readonly Message[];

const asItIs: Tells = (message) => [message];

/** Receives the payment backend's webhooks and forwards them to the listener at `hears`. */
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
    /** For the listener. */
    hears,
    /** Sets how messages change from now on. */
    tell: (tells: Tells = asItIs) => void (current.tells = tells),
    stop,
  };
}
