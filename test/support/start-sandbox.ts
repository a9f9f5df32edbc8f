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
  /** The base addresses of the APIs. */
  readonly cartUrl: string;
  readonly paymentUrl: string;
  readonly hotelsUrl: string;
  readonly newsletterUrl: string;
  readonly searchUrl: string;
  readonly usersUrl: string;
  readonly mailboxUrl: string;
  /** The identity provider's name, which is also where its calls are. */
  readonly identityIssuer: string;
  /** The shop as the identity provider knows it. */
  readonly oauth: { readonly clientId: string; readonly clientSecret: string };
  readonly tokens: Readonly<
    Record<'cart' | 'payment' | 'hotels' | 'newsletter' | 'search' | 'users' | 'mailbox', string>
  >;
  /** What a subscription has to name. */
  readonly newsletterAccount: Account;
  readonly webhookSecret: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly content: Content;
  readonly faults: Pick<Faults, 'add' | 'clear'>;
  /** The search's tokens, to take them away, and what it was told. */
  readonly search: Pick<SearchApi, 'tokens' | 'events' | 'reports'>;
  /** Who may sign in at the identity provider, its keys, and how long its access tokens live. */
  readonly identity: Pick<Identity, 'people' | 'rotateKeys' | 'shorten'>;
  /** How often a password was looked at or made: the work that a sign-in costs. */
  passwordRuns(): number;
  now(): Date;
  /** Moves the sandbox's clock; it runs on from there. */
  setNow(moment: Date): void;
  /** Does at once what comes round by itself: deliveries, expiries, slow banks. */
  wake(): void;
  /** Ends it; at the end of a test file it is ended anyway. */
  stop(): Promise<void>;
}

export interface SandboxOptions {
  /** Where events of payments go; absent: they are kept. */
  readonly webhookUrl?: string;
  /** The moment it is when the sandbox starts; absent: the real one. */
  readonly now?: Date;
  /** An existing database, to start again over what is in it. */
  readonly databaseUrl?: string;
  /** The shop's origin, where people come back to from the identity provider. */
  readonly publicOrigin?: string;
  /** What it or the shop may answer that its contract does not allow, because of what this test sells. */
  readonly breaks?: RegExp;
  /** What this test sells, made from the operator's content. */
  readonly adjust?: (content: Content) => Content;
}

const { runSandbox } = await outsideTests('run-shop');

/** The sandbox in this process, on a free port, over a database of its own. */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxUnderTest> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase());
  const running = await runSandbox({ ...options, databaseUrl });
  const expectContract = watchContract(running.port, 'sandbox', options.breaks);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop().then(() => {
      expectContract();
      // An error that the sandbox reports during a test fails that test.
      if (running.errors.length > 0) throw running.errors[0];
    });
    return stopped;
  };
  endBeforeDatabase(stop);
  return { ...running, stop };
}
