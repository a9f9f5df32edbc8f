import { createClient } from 'redis';

export interface RedisOptions {
  /** `redis://[user:password@]host:port[/number]`, or `rediss://` for TLS. */
  readonly url: string;
  /** Told of every broken or failed connection; the client goes on trying by itself. */
  readonly onError: (error: Error) => void;
}

export interface Redis {
  readonly client: ReturnType<typeof clientOf>;
  /** Ends the connection; what is still asked rejects. */
  stop(): void;
}

/** Milliseconds after which a server that accepted a question and says nothing counts as away. */
export const silenceMs = 1000;

/** Well below `silenceMs`: a connection that nobody uses must not look like one that is silent. */
const pingMs = 400;

/** Questions under way; beyond them a silent server gets no more, which also lets its silence show. */
const mostQuestions = 2000;

/**
 * A client that fails at once while Redis is away and recovers by itself
 * (docs/rules/backends.md#own-stores). The connection is made in the background: a shop starts
 * without its Redis.
 */
export function openRedis({ url, onError }: RedisOptions): Redis {
  const client = clientOf(url);
  client.on('error', onError);
  // Its failures are told by the event above; it rejects when it is stopped before it came about.
  client.connect().catch(() => undefined);
  return {
    client,
    stop: () => {
      // A connection that is just being made comes about all the same, and is ended then.
      client.once('connect', () => client.destroy());
      client.destroy();
    },
  };
}

/** Before the next try: it never gives up, which the library's own way does after a silence. */
const pauseMs = (tries: number) => Math.min(25 * 2 ** Math.min(tries, 6), 1000);

const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostQuestions,
    pingInterval: pingMs,
    socket: { connectTimeout: 1000, socketTimeout: silenceMs, reconnectStrategy: pauseMs },
  });
