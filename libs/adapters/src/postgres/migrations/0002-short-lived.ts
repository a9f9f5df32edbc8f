import type { SchemaChange } from './schema-change.js';

/**
 * Unlogged: written on many requests and worthless after a day. A crash of the database empties it,
 * and visitors sign in again. Store nothing here that must not be lost.
 */
export const shortLived: SchemaChange = {
  up: `
create unlogged table shop.short_lived (
  key text primary key,
  value text not null,
  ends_at timestamptz not null
);
create index short_lived_by_end on shop.short_lived (ends_at);
`,
  down: `
drop table shop.short_lived;
`,
};
