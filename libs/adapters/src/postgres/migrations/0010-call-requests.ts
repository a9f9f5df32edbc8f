import { dropEmpty, type SchemaChange } from './schema-change.js';

/** Call-back requests until delivered (docs/rules/hotels.md#call-back). */
export const callRequests: SchemaChange = {
  up: `
create table shop.call_requests (
  id text primary key check (length(id) between 1 and 200),
  request jsonb not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'REFUSED')),
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp()
);
create index call_requests_due on shop.call_requests (due_at) where state = 'WAITING';
`,
  down: dropEmpty('call_requests'),
};
