import { readEnvironment } from './config/config.js';
import { serve } from './serve.js';

/** One JSON object a line: the start script waits for `listening`. */
const say = (entry: Readonly<Record<string, unknown>>) =>
  process.stdout.write(`${JSON.stringify(entry)}\n`);

const onError = (error: unknown) =>
  say({ event: 'error', message: error instanceof Error ? (error.stack ?? error.message) : error });

const running = await serve({
  config: readEnvironment(),
  clock: () => new Date(),
  onError,
});

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
