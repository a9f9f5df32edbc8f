import { fileURLToPath } from 'node:url';
import type { Content } from '../../backends/sandbox/src/engine/content.js';
import type { Database } from '../../backends/sandbox/src/engine/database.js';
import type { Faults } from '../../backends/sandbox/src/http/faults.js';
import type { Identity } from '../../backends/sandbox/src/identity/identity.js';
import type { Account } from '../../backends/sandbox/src/newsletter/subscribe.js';
import type { SearchApi } from '../../backends/sandbox/src/search/search-api.js';
import { built, signingKey, watchContract } from './built.js';
import { createDatabase, endBeforeDatabase } from './start-postgres.js';

export interface SandboxUnderTest {
  readonly url: string;
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

const { readConfig } = await built('backends/sandbox/src/config/config.js');
const { readContent } = await built('backends/sandbox/src/engine/content.js');
const { serve } = await built('backends/sandbox/src/serve.js');

const contentDir = fileURLToPath(new URL('../../content', import.meta.url));

const tokens = {
  cart: 'cart-token-of-the-tests',
  payment: 'payment-token-of-the-tests',
  hotels: 'hotels-token-of-the-tests',
  newsletter: 'newsletter-token-of-the-tests',
  search: 'search-token-of-the-tests',
  users: 'users-token-of-the-tests',
  mailbox: 'mailbox-token-of-the-tests',
};
const oauth = {
  clientId: 'client-of-the-tests',
  clientSecret: 'client-secret-of-the-tests-of-40-letters',
};
const newsletterAccount: Account = {
  clientId: 'client-id-of-the-tests',
  externalKey: 'external-key-of-the-tests',
  origin: 'origin-of-the-tests',
  mid: 'mid-of-the-tests',
};
const webhookSecret = 'webhook-secret-of-the-tests-of-32';

/** The sandbox in this process, on a free port, over a database of its own. */
export async function startSandbox(options: SandboxOptions = {}): Promise<SandboxUnderTest> {
  const databaseUrl = options.databaseUrl ?? (await createDatabase());
  let aheadMs = options.now ? options.now.getTime() - Date.now() : 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const read = await readContent(contentDir);
  const content = options.adjust?.(read) ?? read;
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: contentDir,
    CART_API_TOKEN: tokens.cart,
    PAYMENT_API_TOKEN: tokens.payment,
    HOTELS_API_TOKEN: tokens.hotels,
    NEWSLETTER_API_TOKEN: tokens.newsletter,
    SEARCH_API_TOKEN: tokens.search,
    USERS_API_TOKEN: tokens.users,
    MAILBOX_API_TOKEN: tokens.mailbox,
    OAUTH_CLIENT_ID: oauth.clientId,
    OAUTH_CLIENT_SECRET: oauth.clientSecret,
    PUBLIC_ORIGIN: options.publicOrigin,
    NEWSLETTER_CLIENT_ID: newsletterAccount.clientId,
    NEWSLETTER_EXTERNAL_KEY: newsletterAccount.externalKey,
    NEWSLETTER_ORIGIN: newsletterAccount.origin,
    NEWSLETTER_MID: newsletterAccount.mid,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
    BFF_WEBHOOK_URL: options.webhookUrl,
    SANDBOX_FAULTS: 'on',
    // The tests sign in by the hundred, and a look at a password costs 40 ms otherwise.
    PASSWORD_COST: '4',
  });
  const errors: unknown[] = [];
  const running = await serve({
    config,
    clock,
    content,
    signingKey: await signingKey(),
    onError: (error) => errors.push(error),
  });
  const expectContract = watchContract(running.port, 'sandbox', options.breaks);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop().then(() => {
      expectContract();
      // What a sandbox tells of as an error in a test is a failure of that test.
      if (errors.length > 0) throw errors[0];
    });
    return stopped;
  };
  endBeforeDatabase(stop);
  return {
    url: running.url,
    cartUrl: `${running.url}/cart-api`,
    paymentUrl: `${running.url}/payment-api`,
    hotelsUrl: `${running.url}/hotel-api`,
    newsletterUrl: `${running.url}/newsletter-api`,
    searchUrl: `${running.url}/search-api`,
    usersUrl: `${running.url}/users-api`,
    mailboxUrl: `${running.url}/mail-api`,
    identityIssuer: `http://localhost:${running.port}/identity`,
    oauth,
    tokens,
    newsletterAccount,
    webhookSecret,
    databaseUrl,
    db: running.db,
    content,
    faults: running.sandbox.faults,
    search: running.sandbox.search,
    identity: running.sandbox.identity,
    passwordRuns: () => running.sandbox.users.passwords.runs,
    now: clock,
    setNow: (moment) => {
      aheadMs = moment.getTime() - Date.now();
    },
    wake: () => running.sandbox.chores.wake(),
    stop,
  };
}
