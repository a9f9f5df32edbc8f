export interface BackendLimits {
  /** Timeout of a read and of a write in ms, including queueing, one retry and the body. */
  readonly readMs: number;
  readonly writeMs: number;
  /** Concurrent calls, which is also the number of connections, and how many more may queue. */
  readonly atATime: number;
  readonly waiting: number;
}

const limits = (
  readMs: number,
  writeMs: number,
  atATime: number,
  waiting: number,
): BackendLimits => ({ readMs, writeMs, atATime, waiting });

/** By client, as metrics and logs name it (docs/rules/backends.md#deadlines). */
export const defaultLimits = {
  cart: limits(1_500, 3_000, 64, 64),
  // Reads of orders and payments have clients of their own: no read queues behind a write.
  orders: limits(3_000, 15_000, 16, 128),
  'order lookups': limits(3_000, 3_000, 32, 64),
  // Orders on the account page: reading them takes no capacity from purchases.
  visits: limits(1_500, 1_500, 8, 64),
  payment: limits(3_000, 15_000, 16, 128),
  'payment lookups': limits(3_000, 3_000, 32, 64),
  hotels: limits(1_500, 1_500, 16, 32),
  // A search scans many rooms; a booking visitor waits for its reply as a buyer does.
  'stay search': limits(2_000, 2_000, 16, 32),
  'stay lookups': limits(1_500, 1_500, 16, 32),
  stays: limits(3_000, 8_000, 16, 64),
  newsletter: limits(3_000, 3_000, 8, 16),
  users: limits(3_000, 3_000, 16, 32),
  'user lookups': limits(1_500, 1_500, 32, 32),
  // Once its document and keys are cached, a failed sign-in shows within 3 s of the return.
  identity: limits(1_200, 2_000, 16, 16),
  'search token': limits(1_500, 1_500, 8, 32),
  // Called at every pause in typing, so it has a breaker of its own and no queue.
  suggestions: limits(800, 800, 32, 0),
  search: limits(2_000, 2_000, 32, 64),
  mailbox: limits(3_000, 3_000, 8, 16),
} as const satisfies Readonly<Record<string, BackendLimits>>;

export type ClientName = keyof typeof defaultLimits;
export type AllLimits = Readonly<Record<ClientName, BackendLimits>>;

const figures = [
  { key: 'readMs', suffix: 'READ_MS', least: 1 },
  { key: 'writeMs', suffix: 'WRITE_MS', least: 1 },
  { key: 'atATime', suffix: 'AT_A_TIME', least: 1 },
  { key: 'waiting', suffix: 'WAITING', least: 0 },
] as const satisfies readonly { key: keyof BackendLimits; suffix: string; least: number }[];

/** A larger figure is a typing error. */
const most = 100_000;

export interface LimitVariable {
  readonly name: string;
  readonly client: ClientName;
  readonly key: keyof BackendLimits;
  readonly least: number;
}

const clients = Object.keys(defaultLimits) as ClientName[]; // as: keys of a const table

/** The environment variable of each figure, such as `ORDER_LOOKUPS_READ_MS`. */
export const limitVariables: readonly LimitVariable[] = clients.flatMap((client) =>
  figures.map(({ key, suffix, least }) => {
    const name = `${client.toUpperCase().replaceAll(' ', '_')}_${suffix}`;
    return { name, client, key, least };
  }),
);

/** Reads the limits from the environment, with a sentence for each invalid figure. */
export function readLimits(env: NodeJS.ProcessEnv): { limits: AllLimits; wrong: string[] } {
  const read: Record<string, BackendLimits> = { ...defaultLimits };
  const wrong: string[] = [];
  for (const { name, client, key, least } of limitVariables) {
    const text = env[name];
    if (!text) continue;
    const figure = Number(text);
    const isFine = Number.isInteger(figure) && figure >= least && figure <= most;
    if (isFine) read[client] = { ...defaultLimits[client], ...read[client], [key]: figure };
    else wrong.push(`${name} must be a whole number from ${least} to ${most}`);
  }
  return { limits: read as AllLimits, wrong }; // as: made from all of them
}
