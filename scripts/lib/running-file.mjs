import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Obstacle } from './say.mjs';

/** A process's command line; empty when it is gone or unreadable. */
function commandOf(pid) {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'command=', '-p', pid]).toString();
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Systems reuse process ids, so the command must match too. */
const isOurs = ({ pid, entry }) =>
  entry !== '' && pid !== process.pid && commandOf(pid).includes(entry);

async function endLeftover({ pid, entry }) {
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && isOurs({ pid, entry }); i++) await wait(100);
  if (isOurs({ pid, entry })) process.kill(pid, 'SIGKILL');
}

/**
 * Records the running processes in the data folder. Two starts never share a database, and the next
 * start ends what a killed one left behind.
 */
export function runningFile(dataDir) {
  const file = join(dataDir, 'running.json');
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return { starter: { pid: 0, entry: '' }, programs: [] };
    }
  };
  return {
    /** Ends what a killed start left; throws an obstacle when the other start is alive. */
    async claim(note) {
      const { starter, programs } = read();
      if (isOurs(starter)) {
        throw new Obstacle(
          `Taquilla already runs on ${dataDir} (process ${starter.pid}). Stop that one first.`,
        );
      }
      const leftovers = programs.filter(isOurs);
      if (leftovers.length > 0)
        note('An earlier start was killed; what it left running is stopped.');
      await Promise.all(leftovers.map(endLeftover));
    },
    write(programs) {
      mkdirSync(dataDir, { recursive: true });
      const starter = { pid: process.pid, entry: basename(process.argv[1] ?? 'node') };
      writeFileSync(file, JSON.stringify({ starter, programs }));
    },
    remove: () => rmSync(file, { force: true }),
  };
}
