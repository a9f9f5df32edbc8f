import type { SchemaChange } from './schema-change.js';

/** What carts, bookings and orders hold without payment (docs/rules/requests.md#held). */
export const holdings: SchemaChange = {
  up: `
create table shop.holdings (
  holder text not null,
  owner text not null,
  resource text not null,
  count integer not null check (count >= 0),
  until timestamptz not null,
  primary key (holder, owner, resource)
);
create index holdings_resource on shop.holdings (resource, owner);
create index holdings_until on shop.holdings (until);
`,
  down: `
drop table shop.holdings;
`,
};
