export interface Postgres {
  readonly port: number;
  /** The address of a database, password included: never log it. */
  readonly url: (database: string) => string;
  /** Creates the database and its owner role if missing; returns its address. */
  readonly createDatabase: (name: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Holds the cluster and its password; created on first use and kept between runs. */
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Server settings as `name=value`. Use `fsync=off` only for disposable clusters. */
  readonly settings?: readonly string[];
  readonly log?: (line: string) => void;
  /** If given, a server that dies restarts, at most three times a minute. */
  readonly kept?: Kept;
}

export interface Kept {
  readonly logFile: string;
  readonly note: (text: string) => void;
  readonly onGivenUp: (obstacle: Error) => void;
}

/**
 * Starts the server of a data folder. Ends an orphaned server of an earlier run and removes a stale
 * lock. As root the server runs as the system user `postgres`, created if missing; files that this
 * user cannot reach move to /var/lib/taquilla. Throws when another living process owns the folder,
 * or with the server's output when it does not start.
 */
export function startPostgres(options: PostgresOptions): Promise<Postgres>;

/** The address of the server that runs on a data folder, if one does. */
export function runningServer(dataDir: string): string | undefined;

/**
 * Creates a database, if missing, whose owner has no rights beyond it. The owner's password is that
 * of the server's address. Returns the database's address.
 */
export function ownDatabase(serverUrl: string, name: string): Promise<string>;

/** The server of DATABASE_URL, if set. */
export function givenServer(): string | undefined;
