/**
 * Unlogged: it is written on many requests and worth nothing in a day, so it is kept out of the
 * write-ahead log. It survives a restart; after a crash of the database it is empty, and whoever
 * was signed in signs in again. Nothing that may not be lost belongs here.
 */
export const shortLived = `
create unlogged table shop.short_lived (
  key text primary key,
  value text not null,
  ends_at timestamptz not null
);
create index short_lived_by_end on shop.short_lived (ends_at);
`;
