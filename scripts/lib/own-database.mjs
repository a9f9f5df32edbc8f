import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownDatabase, runningServer, startPostgres } from './embedded-postgres.mjs';
import { preparePlace } from './postgres-place.mjs';
import { Obstacle } from './say.mjs';

/** DATABASE_URL, also from its file; `undefined` if it is not set. */
function givenUrl() {
  const { DATABASE_URL: url, DATABASE_URL_FILE: file } = process.env;
  if (url || !file) return url || undefined;
  if (!existsSync(file))
    throw new Obstacle('DATABASE_URL_FILE must be the path of a readable file.');
  return readFileSync(file, 'utf8').trim();
}

/**
 * Does some work with the address of the shop's database: DATABASE_URL, else the embedded one of
 * `npm start`, which is started for the work if it does not run.
 */
export async function withShopDatabase(dataDir, work) {
  const given = givenUrl();
  if (given) return work(given);
  const folder = join(dataDir, 'postgres');
  const place = await preparePlace(folder, () => undefined);
  if (!existsSync(join(place.dataDir, 'cluster')))
    throw new Obstacle(`DATABASE_URL is not set, and ${dataDir} has no database of npm start.`);
  const running = runningServer(place.dataDir);
  if (running) return work(await ownDatabase(running, 'shop'));
  const server = await startPostgres({ dataDir: folder });
  try {
    return await work(await server.createDatabase('shop'));
  } finally {
    await server.stop();
  }
}
