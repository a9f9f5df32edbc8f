import { migrate, migrateDown, schemaOf, schemaSql } from '@shop/adapters/postgres';
import { readStoreConfig } from '../../config/store-config.js';
import { StartFailure } from '../../config/start-failure.js';
import { expectKnown } from '../expect-schema.js';
import { type Given, type Operation, withPool, WrongUse } from './operation.js';

type Pool = Parameters<typeof schemaOf>[0];
type Step = (pool: Pool, isDry: boolean, say: Given['say']) => Promise<number>;

const dryRun = '--dry-run';

const up: Step = async (pool, isDry, say) => {
  const state = await schemaOf(pool);
  expectKnown(state);
  if (state.open.length === 0) say('The database is current.');
  else if (isDry) state.open.forEach((name) => say(`-- ${name}\n${schemaSql(name, 'up')}`));
  else {
    await migrate(pool);
    say(`Done: ${state.open.join(', ')}.`);
  }
  return 0;
};

const down: Step = async (pool, isDry, say) => {
  const state = await schemaOf(pool);
  expectKnown(state);
  const last = state.done.at(-1);
  if (last === undefined) say('The database has no migration.');
  else if (isDry) say(`-- ${last}\n${schemaSql(last, 'down')}`);
  else say(`Taken back: ${await takenBack(pool, last)}.`);
  return 0;
};

/** PostgreSQL refuses to drop what rows still use; the transaction then changes nothing. */
async function takenBack(pool: Pool, last: string): Promise<string> {
  try {
    return (await migrateDown(pool)) ?? last;
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new StartFailure(`${last} can't be taken back: ${error.message}`, { cause: error });
  }
}

/** A raised exception, or rows that an older check forbids. */
const isInUse = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && ['P0001', '23514'].includes(String(error.code));

const status: Step = async (pool, _isDry, say) => {
  const { done, open, newer } = await schemaOf(pool);
  for (const name of done) say(`${newer.includes(name) ? 'newer' : 'done '}  ${name}`);
  for (const name of open) say(`open   ${name}`);
  return open.length + newer.length === 0 ? 0 : 1;
};

const steps = new Map<string, Step>([
  ['up', up],
  ['down', down],
  ['status', status],
]);

/** Changes or shows the schema (docs/operate/migrations.md). */
export const migrateSchema: Operation = async ({ args, env, say }) => {
  const [name = 'up', ...more] = args.filter((arg) => arg !== dryRun);
  const step = steps.get(name);
  if (!step || more.length > 0)
    throw new WrongUse(`use up, down or status, and ${dryRun} to only see the SQL`);
  const { DATABASE_URL = '' } = readStoreConfig(['DATABASE_URL'], env);
  return withPool(DATABASE_URL, (pool) => step(pool, args.includes(dryRun), say));
};
