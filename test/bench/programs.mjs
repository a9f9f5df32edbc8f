import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Obstacle } from '../../scripts/lib/say.mjs';

const running = new Set();

/**
 * A small bench program in its own process. It gets `task` and sends a first message; then `ask`
 * sends a question and returns the reply.
 */
export async function startOwn(name, task) {
  const child = fork(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.add(child);
  const died = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return Promise.reject(new Obstacle(`The program ${name} of the bench ended with ${code}.`));
  });
  died.catch(() => undefined);
  const answer = () => Promise.race([once(child, 'message').then(([message]) => message), died]);
  const ask = (question) => {
    const answered = answer();
    child.send(question);
    return answered;
  };
  const first = await ask(task);
  return { first, ask, stop: () => end(child) };
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit').catch(() => undefined);
  // After the disconnect it exits normally, and so writes its profile.
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exited;
  clearTimeout(timer);
}

export const stopAllOwn = () => Promise.all([...running].map(end));
export const killAllOwn = () => running.forEach((child) => child.kill('SIGKILL'));
