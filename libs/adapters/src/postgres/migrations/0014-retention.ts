import type { SchemaChange } from './schema-change.js';

/** For the daily round that deletes what is due (docs/operate/privacy.md#retention). */
export const retentionIndexes: SchemaChange = {
  up: `
create index purchases_by_age on shop.purchases (created_at);
create index purchases_unbought on shop.purchases (created_at)
  where state = 'FAILED' and contact->>'email' <> '';
`,
  down: `
drop index shop.purchases_by_age, shop.purchases_unbought;
`,
};
