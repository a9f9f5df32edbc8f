import 'reflect-metadata';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { PurchaseLedger } from '@shop/ports/backends';
import type { Logger } from 'pino';
import { createReporter } from './backends/adapters.js';
import { askAhead } from './ask-ahead.js';
import { type AskedBackend, askEach } from './backends/ask-each.js';
import { loadOwnPorts } from './backends/own-adapters.js';
import { watchDrift } from './backends/watch-drift.js';
import { environment, readConfig } from './config/config.js';
import { reaching, StartFailure } from './config/start-failure.js';
import { createApp, webFolderOf } from './create-app.js';
import { drainOf } from './drain.js';
import { listenOnBothLoopbacks } from './http/both-loopbacks.js';
import { Readiness } from './observability/health.js';
import { createLogger, logNodeWarnings } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { createOpsServer } from './observability/ops-server.js';
import { currentRequestId, timeLeft } from './observability/request-scope.js';
import { openTracing } from './observability/open-tracing.js';
import { loadRenderer } from './page/render/renderer.js';

// Run a full GC at 1.5 times the live heap. On large machines V8's default is 4 times: 500 MB
// resident for 100 MB alive, and container memory is paid for.
setFlagsFromString('--heap-growing-percent=50');

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.LOG_LEVEL);
  logNodeWarnings(log);
  const metrics = new Metrics();
  const webFolder = webFolderOf(process.cwd());
  const renderer = await loadRenderer(webFolder);
  const reporter = createReporter(log, metrics, config);
  const tools = { env: environment, requestId: currentRequestId, timeLeft, reporter };
  const own = await loadOwnPorts(config.ADAPTERS, tools);
  const drift = watchDrift(config, process.cwd(), reporter, metrics);
  const tracing = await openTracing(config);
  const app = await createApp({ config, log, metrics, renderer, own, drift, tracing }, webFolder);
  const ledger = app.get<PurchaseLedger>(PurchaseLedger);
  const readiness = new Readiness(() => ledger.find('0'.repeat(32)));
  const server: Server = await reaching('HOST and PORT', app.listen(config.PORT, config.HOST));
  const drain = drainOf(server);
  const endOther = config.HOST === 'localhost' ? await listenOnBothLoopbacks(server) : undefined;
  const backends = askEach(config);
  const ops = createOpsServer({
    registry: metrics.registry,
    backends,
    drift: () => drift.noted(),
    isReady: () => readiness.isReady(),
    allowed: config.OPS_ALLOWED_HOSTS,
  });
  ops.listen(config.OPS_PORT, config.OPS_HOST);
  await reaching('OPS_HOST and OPS_PORT', once(ops, 'listening'));
  onSignal(async (signal) => {
    log.info({ signal }, 'draining');
    readiness.drain();
    drain.announce();
    // The balancer needs time to see that this copy is not ready. Ctrl-C is a developer's.
    if (signal === 'SIGTERM') await wait(config.DRAIN_SECONDS * 1_000);
    endOther?.();
    await drain.finish();
    await app.close();
    ops.close();
    log.info('stopped');
    process.exit(0);
  });
  void backends.then((asked) => asked.forEach((one) => tell(log, one)));
  await askAhead(app);
  log.info({ event: 'listening', port: portOf(server), opsPort: portOf(ops) }, 'listening');
}

function onSignal(stop: (signal: string) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, (name: string) => void stop(name));
}

/** Logs the result of a backend's check at start (docs/monitoring.md). */
function tell(log: Logger, asked: AskedBackend): void {
  const level = asked.isFine ? 'info' : 'warn';
  log[level]({ event: 'backend-asked', ...asked }, 'backend asked');
}

const portOf = (server: Server) => (server.address() as AddressInfo).port; // as: it listens on TCP

try {
  await start();
} catch (error) {
  // The operator can fix a StartFailure: one sentence. Any other error shows its stack.
  const [said, code] =
    error instanceof StartFailure ? [error.message, error.exitCode] : [inspect(error), 1];
  process.stderr.write(`${said}\n`, () => process.exit(code));
}
