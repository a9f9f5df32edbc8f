import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection for bytes that no HTTP client would write. */
export async function openRaw(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), autoSelectFamily: true });
  // A reset shows in the received text, which ends early.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All bytes until the other side closes the connection. */
export async function receivedBy(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // `once` of node:events would reject on a reset.
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends a request verbatim; returns the reply's head and body. */
export async function sendRaw(url: string, lines: readonly string[]): Promise<RawReply> {
  const socket = await openRaw(url);
  const received = receivedBy(socket);
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1');
  return parsed(await received);
}

export interface RawReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export function parsed(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers),
    body: text.slice(end + 4),
  };
}
