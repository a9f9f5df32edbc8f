// `npm run conformance -- --port cart --url https://… --token …`: tests a backend's contract.
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
  // Ctrl-C reaches both processes; this one waits while the kit releases what it holds.
  process.on('SIGINT', () => undefined);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
