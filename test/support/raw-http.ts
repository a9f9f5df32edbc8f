import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no HTTP client would. */
export async function openRaw(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), autoSelectFamily: true });
  // Whoever is cut off learns it by the end of what was received.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** All that comes until the other side ends the connection. */
export async function receivedBy(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // `once` of node:events would reject when the other side resets the connection.
  if (!socket.closed) await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return Buffer.concat(chunks).toString('latin1');
}

/** Sends a request as it stands, and answers what came back, head and body. */
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
