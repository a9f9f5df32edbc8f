// `npm run conformance -- --port cart --url https://… --token …`: whether a backend keeps its contract.
import { spawn } from 'node:child_process';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { nodeProgram } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await ensureInstall();
  await ensureBuild();
  const program = [inRoot('dist/conformance/main.mjs'), ...process.argv.slice(2)];
  const child = spawn(nodeProgram(), program, { stdio: 'inherit' });
  // A Ctrl-C reaches both; the kit gives back what it took, and this waits for it.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
