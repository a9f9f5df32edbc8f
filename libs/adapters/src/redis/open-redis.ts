import { createClient } from 'redis';

export interface RedisOptions {
  /** `redis://[user:password@]host:port[/number]`, or `rediss://` for TLS. */
  readonly url: string;
  /** Called for every broken or failed connection; the client reconnects. */
  readonly onError: (error: Error) => void;
}

export interface Redis {
  readonly client: ReturnType<typeof clientOf>;
  /** Ends the connection; pending commands reject. */
  stop(): void;
}

/** Milliseconds after which a silent server counts as unreachable. */
export const silenceMs = 1000;

/** Well below `silenceMs`, so that an idle connection never looks silent. */
const pingMs = 400;

/** Pending commands. A silent server gets no more, which also makes its silence detectable. */
const mostQuestions = 2000;

/**
 * Fails at once while Redis is unreachable, and reconnects (docs/rules/backends.md#own-stores).
 * Connects in the background, so that a shop starts without Redis.
 */
export function openRedis({ url, onError }: RedisOptions): Redis {
  const client = clientOf(url);
  client.on('error', onError);
  // The `error` event reports failures; this promise also rejects when stopped before connecting.
  client.connect().catch(() => undefined);
  return {
    client,
    stop: () => {
      // A connection still being opened completes anyway: end it then.
      client.once('connect', () => client.destroy());
      client.destroy();
    },
  };
}

/** Milliseconds until the next try. Never gives up, unlike the library's default. */
const pauseMs = (tries: number) => Math.min(25 * 2 ** Math.min(tries, 6), 1000);

const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostQuestions,
    pingInterval: pingMs,
    socket: { connectTimeout: 1000, socketTimeout: silenceMs, reconnectStrategy: pauseMs },
  });
