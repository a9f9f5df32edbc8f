import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { PurchaseLedger } from '@shop/ports/backends';
import { unhurried, unlimited } from '../../scripts/lib/test-settings.mjs';
import type { DriftWatch, NotedDrift } from '../../apps/bff/src/observability/drift/drift-watch.js';
import type { Metrics as MetricsOfShop } from '../../apps/bff/src/observability/metrics.js';
import { built, watchContract } from './built.js';
import { hurrier } from './hurry.js';
import { freePort } from './programs.js';
import { createDatabase, endBeforeDatabase } from './start-postgres.js';
import { type SandboxOptions, type SandboxUnderTest, startSandbox } from './start-sandbox.js';
import { Visitor } from './visitor.js';

export interface ShopUnderTest {
  readonly url: string;
  readonly sandbox: SandboxUnderTest;
  readonly ledger: PurchaseLedger;
  readonly databaseUrl: string;
  /** Answers that were not what their contracts say. */
  readonly drift: DriftWatch;
  readonly metrics: MetricsOfShop;
  /** Every line that was logged, parsed. */
  readonly logged: readonly Record<string, unknown>[];
  visitor(headers?: Readonly<Record<string, string>>): Visitor;
  /** Ends the pauses that it makes before it asks or tries again. */
  hurry(): Promise<void>;
  stop(): Promise<void>;
}

const { readConfig } = await built('apps/bff/src/config/config.js');
const { createApp, webFolderOf } = await built('apps/bff/src/create-app.js');
const { createReporter } = await built('apps/bff/src/backends/adapters.js');
const { watchDrift } = await built('apps/bff/src/backends/watch-drift.js');
const { createLogger } = await built('apps/bff/src/observability/logger.js');
const { Metrics } = await built('apps/bff/src/observability/metrics.js');
const { loadRenderer } = await built('apps/bff/src/page/render/renderer.js');
const ports = await built('libs/ports/src/backends/index.js');

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What opens the gates of these shops. */
export const gateSecret = 'a-gate-key-of-the-tests';

type Environment = Readonly<Record<string, string>>;

/** The sandbox says what the contracts say, in every test of it. */
function expectNoDrift(noted: readonly NotedDrift[]): void {
  const said = noted.map((one) => [one.operation, one.kind, one.at, one.said].join(' '));
  if (said.length > 0) throw new Error(`not as the contracts say: ${said.join('; ')}`);
}

/**
 * The BFF and the sandbox in this process, over real HTTP and a real database of their own. What is
 * set beside that may depend on where the sandbox is.
 */
export async function startBff(
  options: SandboxOptions = {},
  given: Environment | ((sandbox: SandboxUnderTest) => Promise<Environment>) = {},
): Promise<ShopUnderTest> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = await startSandbox({
    publicOrigin: url,
    webhookUrl: `${url}/api/webhooks/payment`,
    ...options,
  });
  const extra = typeof given === 'function' ? await given(sandbox) : given;
  const databaseUrl = extra.DATABASE_URL ?? (await createDatabase());
  const config = readConfig({
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
    PAYMENT_PAGE_ORIGIN: `http://localhost:${new URL(sandbox.url).port}`,
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
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: `${root}content`,
    ...unhurried,
    ...unlimited,
    // What has no need to be even has no need to wait.
    EVEN_ANSWER_MS: '0',
    DUE_EVERY_MS: '400',
    ...extra,
  });
  const logged: Record<string, unknown>[] = [];
  const log = createLogger('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const renderer = await loadRenderer(webFolderOf(root));
  const metrics = new Metrics();
  const drift = watchDrift(config, root, createReporter(log, metrics), metrics);
  // What a test puts in the sandbox's place may say what it likes.
  const isWhole = !Object.keys(extra).some((name) => name.endsWith('_API_URL'));
  const foundations = { config, log, metrics, renderer, drift };
  const app = await createApp(foundations, webFolderOf(root));
  const expectContract = watchContract(port, 'shop', options.breaks);
  const server: Server = await app.listen(port, 'localhost');
  const { hurry, stop: stopHurrying } = hurrier(databaseUrl);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    server.closeAllConnections();
    await stopHurrying();
    await app.close();
    await sandbox.stop();
    if (isWhole) expectNoDrift(drift.noted());
    const mistakes = logged.filter(({ msg }) => msg === 'request failed');
    expectContract(mistakes.map(({ err }) => JSON.stringify(err)));
  };
  endBeforeDatabase(stop);
  return {
    url,
    sandbox,
    databaseUrl,
    drift,
    metrics,
    ledger: app.get<PurchaseLedger>(ports.PurchaseLedger),
    logged,
    visitor: (headers = {}) => new Visitor(url, headers),
    hurry,
    stop,
  };
}
