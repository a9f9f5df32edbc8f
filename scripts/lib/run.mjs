import { spawn } from 'node:child_process';
import { nodeProgram } from './node.mjs';
import { root } from './paths.mjs';

/**
 * Runs a program to its end, in the repository by default. Never rejects: a program that cannot
 * start gives code 127. `show` prints the output instead of collecting it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, show = false, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop, { once: true });
    const end = (code, note = '') => {
      signal?.removeEventListener('abort', stop);
      resolve({ code, output: Buffer.concat(chunks).toString() + note });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

export const runNode = (args, options) => run(nodeProgram(), args, options);

/** A larger young generation for tests and linters, which allocate much; workers inherit it. */
export const roomy = '--max-semi-space-size=64';
