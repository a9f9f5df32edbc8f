/** A PostgreSQL server on loopback that this process started. */
export interface Postgres {
  readonly port: number;
  /** The address of a database on it, password included: never to be logged. */
  readonly url: (database: string) => string;
  /** Makes the database and the role that owns it unless they are there; answers its address. */
  readonly createDatabase: (name: string) => Promise<string>;
  /** Ends the server in order; the data stays. */
  readonly stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Holds the cluster and its password; made the first time, kept between runs. */
  readonly dataDir: string;
  /** Absent: any free one. */
  readonly port?: number;
  /** Server settings as `name=value`. With `fsync=off` the cluster is for throwing away. */
  readonly settings?: readonly string[];
  readonly log?: (line: string) => void;
  /** Present: a server that dies is started again, three times in a minute at most. */
  readonly kept?: Kept;
}

export interface Kept {
  /** Takes what the server says. */
  readonly logFile: string;
  readonly note: (text: string) => void;
  readonly onGivenUp: (obstacle: Error) => void;
}

/**
 * Starts the server of a data folder. Survives what an earlier run left behind: a server without its
 * starter is ended, a stale lock is taken away. As root it runs as the system user `postgres`, made
 * when there is none; what that user can't reach is kept under /var/lib/taquilla. Throws when the
 * folder is another living process's, or when the server does not start, with what it said.
 */
export function startPostgres(options: PostgresOptions): Promise<Postgres>;

/**
 * A database whose owner has no rights beyond it, with the password of the server's address; made
 * unless it is there. Answers its address.
 */
export function ownDatabase(serverUrl: string, name: string): Promise<string>;

/** The server that the environment names in DATABASE_URL, if it does. */
export function givenServer(): string | undefined;
