import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFault, backedUpTables, backupOf, restoreBackup } from '@shop/adapters/postgres';
import { readStoreConfig } from '../../config/store-config.js';
import { StartFailure } from '../../config/start-failure.js';
import { type Given, type Operation, withPool, WrongUse } from './operation.js';

/** Writes a backup of the shop's database (docs/operate/backup.md). */
export const backUp: Operation = async ({ args, env, say }) => {
  const { file, url } = read(args, env);
  if (existsSync(file)) throw new StartFailure(`${file} is there already: name a new file`);
  const half = `${file}.new`;
  try {
    const target = await open(half, 'w', 0o600).catch(inWords(file));
    await withPool(url, (pool) =>
      pipeline(
        withEnds(backupOf(pool)),
        createGzip(),
        target.createWriteStream({ flush: true }),
      ).catch(inWords(file)),
    );
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  say(`Written: ${file}.`);
  return 0;
};

/** Restores one into a database without rows. */
export const restore: Operation = async ({ args, env, say }) => {
  const { file, url } = read(args, env);
  const counts = await withPool(url, (pool) =>
    restoreBackup(pool, linesOf(file)).catch(inWords(file)),
  );
  say(`Restored: ${backedUpTables.map((table) => `${counts[table]} ${table}`).join(', ')}.`);
  return 0;
};

function read([file, ...more]: Given['args'], env: Given['env']) {
  if (!file || file.startsWith('-') || more.length > 0) throw new WrongUse('use FILE, and no more');
  const { DATABASE_URL: url = '' } = readStoreConfig(['DATABASE_URL'], env);
  return { file, url };
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const texts = bytes.pipe(createGunzip()).setEncoding('utf8');
  bytes.once('error', (error) => texts.destroy(error));
  let rest = '';
  for await (const text of texts) {
    const lines = `${rest}${String(text)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Errors of the file, which is not the database's fault. */
const inWords =
  (file: string) =>
  (error: Error & { code?: string; syscall?: string }): never => {
    const { code = '', syscall = '' } = error;
    if (error instanceof BackupFault)
      throw new StartFailure(`${file}: ${error.message}`, { cause: error });
    if (code.startsWith('Z_'))
      throw new StartFailure(`${file}: the file is damaged or cut off`, { cause: error });
    if (/^(?:open|read|write|fsync|close)$/.test(syscall))
      throw new StartFailure(`${file} can't be read or written (${code})`, { cause: error });
    throw error;
  };
