import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Ends what an earlier run left. Throws if the server's starter is still alive.
 * @param {string} dataDir
 * @param {string} cluster
 * @param {(line: string) => void} log
 */
export async function endLeftover(dataDir, cluster, log) {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(lock)) return;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  const command = commandOf(pid);
  if (!command?.includes(cluster)) {
    // The process is gone, or its id belongs to another program.
    fs.rmSync(lock);
    return;
  }
  const owner = readOwner(dataDir);
  if (owner !== undefined && owner !== process.pid && parentOf(pid) === owner)
    throw new Error(`${dataDir} is in use by process ${owner}`);
  log(`ending the database server ${pid} that an earlier run left behind`);
  process.kill(pid, 'SIGINT');
  for (let tries = 0; commandOf(pid) !== undefined; tries += 1) {
    if (tries === 200) throw new Error(`the database server ${pid} does not end`);
    await wait(50);
  }
}

/** Whether a server runs on a cluster. @param {string} cluster */
export function isServing(cluster) {
  const lock = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(lock)) return false;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  return commandOf(pid)?.includes(cluster) ?? false;
}

/** @param {string} dataDir */
function readOwner(dataDir) {
  const file = path.join(dataDir, 'owner');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
}

const commandOf = (/** @type {number} */ pid) => askPs(pid, 'command');
const parentOf = (/** @type {number} */ pid) => Number(askPs(pid, 'ppid'));

/** @param {number} pid @param {'command' | 'ppid'} what @returns {string | undefined} */
function askPs(pid, what) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
    if (what === 'command')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined;
    return /^PPid:\s*(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
