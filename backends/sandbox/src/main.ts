import { inspect } from 'node:util';
import { readEnvironment } from './config/config.js';
import { errorLine } from './config/error-line.js';
import { StartFailure } from './config/start-failure.js';
import { serve } from './serve.js';

/** One JSON object per line; the start script waits for `listening`. */
const say = (entry: Readonly<Record<string, unknown>>) =>
  process.stdout.write(`${JSON.stringify(entry)}\n`);

const onError = (error: unknown) => say({ event: 'error', message: errorLine(error) });

/** A mistake in the setup prints one sentence; any other error prints its stack. */
const giveUp = (error: unknown) => {
  const said = error instanceof StartFailure ? error.message : inspect(error);
  process.stderr.write(`${said}\n`, () => process.exit(1));
};

async function start(): Promise<void> {
  const running = await serve({ config: readEnvironment(), clock: () => new Date(), onError });
  const stop = () => {
    running.stop().then(
      () => say({ event: 'stopped' }),
      (error: unknown) => {
        onError(error);
        process.exitCode = 1;
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  say({ event: 'listening', port: running.port });
}

await start().catch(giveUp);
