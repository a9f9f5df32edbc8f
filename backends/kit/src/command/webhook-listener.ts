import { createServer, type IncomingMessage } from 'node:http';
import { BadInput } from '../kit/endings.js';
import type { WebhookInbox, Webhook } from '../kit/scenario.js';

interface Place {
  readonly host: string;
  readonly port: number;
  readonly secret: string;
}

const largest = 64_000;

/** Listens for the payment backend's webhooks, on localhost unless a host is given. */
export async function listenForWebhooks({ host, port, secret }: Place, clock: { now(): Date }) {
  const received: Webhook[] = [];
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    textOf(request).then(
      (raw) => {
        const signature = String(request.headers['payment-signature'] ?? '');
        received.push({ signature, raw, at: clock.now() });
        const reason = [...refused].find((text) => raw.includes(text));
        if (reason) refused.delete(reason);
        response.writeHead(reason ? 500 : 204).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    throw new BadInput(`Can't listen for webhooks at ${host}, port ${port}: ${words}.`);
  });
  const webhooks: WebhookInbox = {
    secret,
    received,
    refuseOnce: (text) => void refused.add(text),
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { webhooks, stop };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > largest) throw new Error('The webhook is larger than the shop accepts.');
  }
  return Buffer.concat(chunks).toString('utf8');
}
