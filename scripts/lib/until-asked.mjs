import { say } from './say.mjs';

/** npm forwards a Ctrl-C that the terminal already sent: two this close are one. */
const sameKeyMs = 1_000;

/** A signal to npm does not reach this child, so being orphaned is also a request to stop. */
function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/** Resolves at the first request to stop; a later second one calls `kill` at once. */
export function untilAsked(kill) {
  let firstAt = 0;
  return new Promise((resolve) => {
    const onSignal = () => {
      const now = Date.now();
      if (!firstAt) {
        firstAt = now;
        resolve();
      } else if (now - firstAt > sameKeyMs) {
        say('Stopping at once.');
        kill();
        process.exit(130);
      }
    };
    onOrphaned(resolve);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  });
}
