import type { Content } from '../../backends/sandbox/src/engine/content.js';
import type { Database } from '../../backends/sandbox/src/engine/database.js';
import type { Faults } from '../../backends/sandbox/src/http/faults.js';
import type { Identity } from '../../backends/sandbox/src/identity/identity.js';
import type { Account } from '../../backends/sandbox/src/newsletter/subscribe.js';
import type { SearchApi } from '../../backends/sandbox/src/search/search-api.js';
import { outsideTests, watchContract } from './built.js';
import { createDatabase, endBeforeDatabase } from './start-postgres.js';

export interface SandboxUnderTest {
  readonly url: string;
  readonly port: number;
  readonly cartUrl: string;
  readonly paymentUrl: string;
  readonly hotelsUrl: string;
  readonly newsletterUrl: string;
  readonly searchUrl: string;
  readonly usersUrl: string;
  readonly mailboxUrl: string;
  /** The identity provider's issuer, also the base of its calls. */
  readonly identityIssuer: string;
  readonly oauth: { readonly clientId: string; readonly clientSecret: string };
  readonly tokens: Readonly<
    Record<'cart' | 'payment' | 'hotels' | 'newsletter' | 'search' | 'users' | 'mailbox', string>
  >;
  readonly newsletterAccount: Account;
  readonly webhookSecret: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly content: Content;
  readonly faults: Pick<Faults, 'add' | 'clear'>;
  /** The search's tokens, and the reports it received. */
  readonly search: Pick<SearchApi, 'tokens' | 'events' | 'reports'>;
  /** The identity provider's people, keys and lifetime of access tokens. */
  readonly identity: Pick<Identity, 'people' | 'rotateKeys' | 'shorten'>;
  /** How many passwords were checked or hashed: the costly part of a sign-in. */
  passwordRuns(): number;
  now(): Date;
  /** Sets the sandbox's clock, which runs on from there. */
  setNow(moment: Date): void;
  /** Runs the periodic work now: deliveries, expiries, slow banks. */
  wake(): void;
  /** Stops it; the end of a test file stops it anyway. */
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** Where payment events go; if absent, the sandbox keeps them. */
  readonly webhookUrl?: string;
  /** The sandbox's time at its start; default the real time. */
  readonly now?: Date;
  /** An existing database, to restart over its data. */
  readonly databaseUrl?: string;
  /** The shop's origin, for redirects from the identity provider. */
  readonly publicOrigin?: string;
  /** Contract violations that this test's content causes. */
  readonly breaks?: RegExp;
  readonly adjust?: (content: Content) => Content;
}

const { runSandbox } = await outsideTests('run-shop');

/** The sandbox in this process, on a free port, over its own database. */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxUnderTest> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase());
  const running = await runSandbox({ ...options, databaseUrl });
  const expectContract = watchContract(running.port, 'sandbox', options.breaks);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop().then(() => {
      expectContract();
      // An error of the sandbox during a test fails that test.
      if (running.errors.length > 0) throw running.errors[0];
    });
    return stopped;
  };
  endBeforeDatabase(stop);
  return { ...running, stop };
}
