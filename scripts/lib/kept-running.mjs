import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeProgram, sparing } from './node.mjs';
import { root } from './paths.mjs';
import { countRestarts, givenUpText } from './restarts.mjs';
import { Obstacle } from './say.mjs';

const startPatienceMs = 30_000;
const pauseMs = 1_000;

const lastLines = async (file) =>
  (await readFile(file, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-25).join('\n');

const isReady = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (reply) => reply.ok,
    () => false,
  );

/**
 * Keeps one of our programs running: restarts it when it dies unexpectedly, at most three times a
 * minute. Output goes to `logFile`; the previous start's is kept as `….before`.
 * @param {{ name: string, entry: string, env: Record<string, string>, logFile: string,
 *   readyUrl: string, note: (text: string) => void, onLaunch: () => void,
 *   onGivenUp?: (obstacle: Obstacle) => void, folder?: string }} program `folder` is where it was
 *   built, unless here
 */
export function keepRunning({
  name,
  entry,
  env,
  logFile,
  readyUrl,
  note,
  onLaunch,
  onGivenUp = () => undefined,
  folder = root,
}) {
  let child;
  let exited;
  let isStopping = false;
  let isUp = false;
  const restarts = countRestarts();

  function launch() {
    const log = openSync(logFile, 'a');
    // A process group of its own: Ctrl-C reaches only the starter, which stops programs in order.
    const started = spawn(nodeProgram(), ['--enable-source-maps', entry], {
      cwd: folder,
      env: { ...sparing, ...process.env, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child = started;
    exited = new Promise((resolve) => {
      started.once('error', resolve);
      started.once('exit', resolve);
    });
    onLaunch();
    void exited.then(() => isUp && !isStopping && relaunch());
  }

  async function relaunch() {
    if (!restarts.admits()) return onGivenUp(new Obstacle(givenUpText(name, logFile)));
    note(`${name} died; it is started again. What it said: ${logFile}`);
    await wait(pauseMs);
    if (!isStopping) launch();
  }

  /** Sends SIGINT, which unlike SIGTERM waits for no balancer; SIGKILL after the grace period. */
  async function end(graceMs) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(timer);
  }

  return {
    get pid() {
      return child?.pid;
    },
    /** Resolves when the program is ready; rejects if it dies or takes too long. */
    async start() {
      await rename(logFile, `${logFile}.before`).catch(() => undefined);
      launch();
      let hasDied = false;
      void exited.then(() => (hasDied = true));
      const until = Date.now() + startPatienceMs;
      while (!(await isReady(readyUrl))) {
        if (isStopping) return;
        if (hasDied || Date.now() > until) {
          const what = hasDied ? 'stopped while starting' : `is not ready at ${readyUrl}`;
          throw new Obstacle(
            `${name} ${what}. The end of ${basename(logFile)}:\n${await lastLines(logFile)}`,
          );
        }
        await wait(50);
      }
      isUp = true;
    },
    async restart(graceMs) {
      isUp = false;
      await end(graceMs);
      if (isStopping) return;
      launch();
      isUp = true;
    },
    async stop(graceMs) {
      isStopping = true;
      await end(graceMs);
    },
    kill() {
      isStopping = true;
      child?.kill('SIGKILL');
    },
  };
}
