import type { SchemaChange } from './schema-change.js';

/** Adult prices from calendars: the lowest of each day on which they were seen. */
export const seenPrices: SchemaChange = {
  up: `
create table shop.seen_prices (
  slug text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  visit_day date not null,
  seen_on date not null,
  amount bigint not null check (amount >= 0),
  primary key (slug, currency, visit_day, seen_on)
);
create index seen_prices_by_age on shop.seen_prices (seen_on);
`,
  down: `
drop table shop.seen_prices;
`,
};
