import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { realBackendsIn } from './backends.mjs';
import { inRoot, root } from './paths.mjs';
import { Obstacle } from './say.mjs';

function portOf(name, fallback) {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Obstacle(`${name} is not a port number between 1 and 65535.`);
}

/** The shell's variables win over `.env`. */
export function loadEnvFile() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

/** Settings of this machine's shop; `.env.example` describes each variable. */
export function readSettings() {
  const port = portOf('PORT', 3000);
  // Next to the shop's port, so that PORT alone moves all three.
  const sandboxPort = portOf('SANDBOX_PORT', port + 1);
  const opsPort = portOf('OPS_PORT', port + 2);
  if (new Set([port, sandboxPort, opsPort]).size < 3) {
    throw new Obstacle('PORT, SANDBOX_PORT and OPS_PORT have to be three different ports.');
  }
  return {
    port,
    sandboxPort,
    opsPort,
    dataDir: resolve(root, process.env.TAQUILLA_DATA_DIR || '.data'),
    real: realBackendsIn(process.env, sandboxPort),
  };
}
