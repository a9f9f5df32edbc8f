import { Obstacle, say, seconds } from './say.mjs';
import { runNode } from './run.mjs';

/**
 * A gate: one program that passes or fails. The first failure stops the rest.
 * @returns {(signal: AbortSignal) => Promise<void>} a job for `inParallel`
 */
export const gate = (name, args, options) => async (signal) => {
  const began = Date.now();
  const { code, output } = await runNode(args, { ...options, signal });
  if (signal?.aborted) return;
  if (code !== 0) throw new Obstacle(`${output.trimEnd()}\n\n✗ ${name}, ${seconds(began)}`);
  say(`✓ ${name}, ${seconds(began)}`);
};
