import type { PurchaseLedger } from '@shop/ports/backends';
import type { DriftWatch, NotedDrift } from '../../apps/bff/src/observability/drift/drift-watch.js';
import type { Metrics as MetricsOfShop } from '../../apps/bff/src/observability/metrics.js';
import { outsideTests, watchContract } from './built.js';
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
  readonly drift: DriftWatch;
  readonly metrics: MetricsOfShop;
  readonly logged: readonly Record<string, unknown>[];
  /** What the program asks at its start. */
  askAhead(): Promise<void>;
  visitor(headers?: Readonly<Record<string, string>>): Visitor;
  /** Ends the shop's pauses before polling or retrying. */
  hurry(): Promise<void>;
  stop(): Promise<void>;
}

const { gateSecret, runBff } = await outsideTests('run-shop');
const shared = await outsideTests('shared-shop');

export { gateSecret };

type Environment = Readonly<Record<string, string>>;

/** The sandbox must keep its contracts in every test. */
function expectNoDrift(noted: readonly NotedDrift[]): void {
  const said = noted.map((one) => [one.operation, one.kind, one.at, one.said].join(' '));
  if (said.length > 0) throw new Error(`not as the contracts say: ${said.join('; ')}`);
}

/**
 * The BFF and the sandbox in this process, over real HTTP and with their own real database. `env`
 * may be a function of the running sandbox.
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
  const env = typeof given === 'function' ? await given(sandbox) : given;
  const databaseUrl = env.DATABASE_URL ?? (await createDatabase());
  // A test's own backend in the sandbox's place may break its contract.
  const isWhole = !Object.keys(env).some((name) => name.endsWith('_API_URL'));
  const bff = await runBff({ port, sandbox, databaseUrl, env });
  const expectContract = watchContract(port, 'shop', options.breaks);
  const { hurry, stop: stopHurrying } = hurrier(databaseUrl);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await stopHurrying();
    await bff.stop();
    await sandbox.stop();
    if (isWhole) expectNoDrift(bff.drift.noted());
    expectContract(mistakesIn(bff.logged));
  };
  endBeforeDatabase(stop);
  return { ...bff, sandbox, visitor: (headers = {}) => new Visitor(url, headers), hurry, stop };
}

const mistakesIn = (logged: ShopUnderTest['logged']) =>
  logged.filter(({ msg }) => msg === 'request failed').map(({ err }) => JSON.stringify(err));

/** A shop that later files use too: its backends stay up, on the real clock. */
export interface SharedShop extends Omit<
  ShopUnderTest,
  'stop' | 'drift' | 'metrics' | 'sandbox' | 'askAhead'
> {
  readonly sandbox: Omit<
    SandboxUnderTest,
    'faults' | 'setNow' | 'stop' | 'search' | 'identity' | 'passwordRuns'
  >;
}

/**
 * The running shop of this worker, with fresh data. A file that needs its own configuration,
 * content, clock or backend faults calls `startBff` instead, and says why.
 */
export async function sharedShop(): Promise<SharedShop> {
  const shop = await shared.sharedShop();
  const { hurry, stop: stopHurrying } = hurrier(shop.databaseUrl);
  endBeforeDatabase(async () => {
    await stopHurrying();
    const problems = [...shared.problemsOfShared(shop), ...mistakesIn(shop.logged)];
    if (problems.length > 0) throw new Error(['not as the contracts say:', ...problems].join('\n'));
  });
  return { ...shop, hurry, visitor: (headers = {}) => new Visitor(shop.url, headers) };
}
