import { fileURLToPath } from 'node:url';
import { unhurried, unlimited } from '../../scripts/lib/test-settings.mjs';
import { askAhead } from '../../dist/apps/bff/src/ask-ahead.js';
import { readConfig as readBffConfig } from '../../dist/apps/bff/src/config/config.js';
import { createApp, webFolderOf } from '../../dist/apps/bff/src/create-app.js';
import { createReporter } from '../../dist/apps/bff/src/backends/adapters.js';
import { watchDrift } from '../../dist/apps/bff/src/backends/watch-drift.js';
import { createLogger } from '../../dist/apps/bff/src/observability/logger.js';
import { Metrics } from '../../dist/apps/bff/src/observability/metrics.js';
import { openTracing } from '../../dist/apps/bff/src/observability/open-tracing.js';
import { loadRenderer } from '../../dist/apps/bff/src/page/render/renderer.js';
import { readConfig as readSandboxConfig } from '../../dist/backends/sandbox/src/config/config.js';
import { readContent } from '../../dist/backends/sandbox/src/engine/content.js';
import { newSigningKey } from '../../dist/backends/sandbox/src/identity/signing-key.js';
import { seedAccounts } from '../../dist/backends/sandbox/src/users/accounts.js';
import { serve } from '../../dist/backends/sandbox/src/serve.js';
import { PurchaseLedger } from '../../dist/libs/ports/src/backends/index.js';

/*
 * Starts shop and sandbox in Node's own module registry. Nothing here depends on a test file, so a
 * shop can outlive the file that started it (shared-shop.mjs).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const contentDir = `${root}content`;

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
const newsletterAccount = {
  clientId: 'client-id-of-the-tests',
  externalKey: 'external-key-of-the-tests',
  origin: 'origin-of-the-tests',
  mid: 'mid-of-the-tests',
};
const webhookSecret = 'webhook-secret-of-the-tests-of-32';

export const gateSecret = 'a-gate-key-of-the-tests';

let signingKey;

/** Starts the sandbox on a free port, over the database of `databaseUrl`. */
export async function runSandbox({ databaseUrl, now, publicOrigin, webhookUrl, adjust }) {
  let aheadMs = now ? now.getTime() - Date.now() : 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const read = await readContent(contentDir);
  const content = adjust?.(read) ?? read;
  const config = readSandboxConfig({
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
    PUBLIC_ORIGIN: publicOrigin,
    NEWSLETTER_CLIENT_ID: newsletterAccount.clientId,
    NEWSLETTER_EXTERNAL_KEY: newsletterAccount.externalKey,
    NEWSLETTER_ORIGIN: newsletterAccount.origin,
    NEWSLETTER_MID: newsletterAccount.mid,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
    BFF_WEBHOOK_URL: webhookUrl,
    SANDBOX_FAULTS: 'on',
    // Checking a password costs 40 ms at the default cost; tests sign in by the hundred.
    PASSWORD_COST: '4',
  });
  const errors = [];
  const running = await serve({
    config,
    clock,
    content,
    // Made once per worker: it costs as much as the rest of a start.
    signingKey: await (signingKey ??= newSigningKey()),
    onError: (error) => errors.push(error),
  });
  return {
    port: running.port,
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
    /** Errors that the sandbox reported. Any error fails the test. */
    errors,
    /** Adds the demo people again after their tables were emptied. */
    seed: () =>
      seedAccounts({ db: running.db, clock, content, passwords: running.sandbox.users.passwords }),
    stop: () => running.stop(),
  };
}

/** Starts the BFF on this port, over a running sandbox and the database of `databaseUrl`. */
export async function runBff({ port, sandbox, databaseUrl, env = {} }) {
  const url = `http://localhost:${port}`;
  const config = readBffConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    OPS_PORT: '0',
    PUBLIC_ORIGIN: url,
    CART_API_URL: sandbox.cartUrl,
    PAYMENT_API_URL: sandbox.paymentUrl,
    HOTELS_API_URL: sandbox.hotelsUrl,
    NEWSLETTER_API_URL: sandbox.newsletterUrl,
    SEARCH_API_URL: sandbox.searchUrl,
    USERS_API_URL: sandbox.usersUrl,
    MAILBOX_API_URL: sandbox.mailboxUrl,
    OAUTH_ISSUER_URL: sandbox.identityIssuer,
    OAUTH_CLIENT_ID: sandbox.oauth.clientId,
    OAUTH_CLIENT_SECRET: sandbox.oauth.clientSecret,
    PAYMENT_PAGE_ORIGIN: `http://localhost:${sandbox.port}`,
    CART_API_TOKEN: sandbox.tokens.cart,
    PAYMENT_API_TOKEN: sandbox.tokens.payment,
    HOTELS_API_TOKEN: sandbox.tokens.hotels,
    NEWSLETTER_API_TOKEN: sandbox.tokens.newsletter,
    SEARCH_API_TOKEN: sandbox.tokens.search,
    USERS_API_TOKEN: sandbox.tokens.users,
    MAILBOX_API_TOKEN: sandbox.tokens.mailbox,
    NEWSLETTER_CLIENT_ID: sandbox.newsletterAccount.clientId,
    NEWSLETTER_EXTERNAL_KEY: sandbox.newsletterAccount.externalKey,
    NEWSLETTER_ORIGIN: sandbox.newsletterAccount.origin,
    NEWSLETTER_MID: sandbox.newsletterAccount.mid,
    PAYMENT_WEBHOOK_SECRET: sandbox.webhookSecret,
    GATE_SECRET: gateSecret,
    SESSION_SECRETS: 'a-session-secret-of-the-tests-of-32-characters',
    CONTENT_DIR: contentDir,
    ...unhurried,
    ...unlimited,
    // Sends refusals at once instead of at an even time.
    EVEN_ANSWER_MS: '0',
    DUE_EVERY_MS: '400',
    // Tests change due times in the database, which wakes no job.
    DUE_IDLE_MS: '400',
    ...env,
    DATABASE_URL: databaseUrl,
  });
  const logged = [];
  const log = createLogger('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const renderer = await loadRenderer(webFolderOf(root));
  const metrics = new Metrics();
  const drift = watchDrift(config, root, createReporter(log, metrics, config), metrics);
  const tracing = await openTracing(config);
  const foundations = { config, log, metrics, renderer, drift, tracing };
  const app = await createApp(foundations, webFolderOf(root));
  const server = await app.listen(port, 'localhost');
  return {
    url,
    databaseUrl,
    drift,
    metrics,
    logged,
    ledger: app.get(PurchaseLedger),
    askAhead: () => askAhead(app),
    async stop() {
      server.closeAllConnections();
      await app.close();
    },
  };
}
