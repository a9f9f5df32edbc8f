import { say } from './say.mjs';

/** npm hands a Ctrl-C on that the terminal has already sent: two so close are one. */
const sameKeyMs = 1_000;

/**
 * A signal for npm ends npm and its shell but does not reach us, who are the shell's child: being
 * left alone is a request to stop as well.
 */
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

/** Resolves at the first request to stop; a second one, later, stops at once by `kill`. */
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
