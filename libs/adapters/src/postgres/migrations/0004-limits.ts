import type { SchemaChange } from './schema-change.js';

/** The columns of the rate-limit library; worthless after a day, so unlogged. */
export const limits: SchemaChange = {
  up: `
create unlogged table shop.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`,
  down: `
drop table shop.limits;
`,
};
