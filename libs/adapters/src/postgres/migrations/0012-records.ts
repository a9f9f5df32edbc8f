import { dropEmpty, type SchemaChange } from './schema-change.js';

/** Records by kind and id: resellers' bookings, carts and orders of an OCTO supplier. */
export const records: SchemaChange = {
  up: `
create table shop.records (
  kind text not null check (length(kind) between 1 and 40),
  id text not null check (length(id) between 1 and 200),
  version integer not null default 1 check (version > 0),
  value jsonb not null,
  marks text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (kind, id)
);
create index records_marks on shop.records using gin (marks);
`,
  down: dropEmpty('records'),
};
