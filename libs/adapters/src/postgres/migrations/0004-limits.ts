/** What the library of the limits counts in, by its own columns; worth nothing in a day, so unlogged. */
export const limits = `
create unlogged table shop.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
`;
