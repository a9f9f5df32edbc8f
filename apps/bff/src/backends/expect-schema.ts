import { schemaOf, type SchemaState } from '@shop/adapters/postgres';
import { StartFailure } from '../config/start-failure.js';

const page = 'docs/operate/migrations.md';

/** Throws if a newer program migrated this database. */
export function expectKnown({ newer }: SchemaState): void {
  if (newer.length === 0) return;
  const names = newer.join(', ');
  throw new StartFailure(
    `the database is newer than this version, which does not know ${names}: run the newer version (${page})`,
  );
}

/** Throws unless the database has exactly the migrations of this program. */
export async function expectCurrent(pool: Parameters<typeof schemaOf>[0]): Promise<void> {
  const state = await schemaOf(pool);
  expectKnown(state);
  if (state.open.length === 0) return;
  const names = state.open.join(', ');
  throw new StartFailure(`the database lacks ${names}: run npm run migrate first (${page})`);
}
