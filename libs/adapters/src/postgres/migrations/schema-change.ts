/** SQL that makes a change of the schema and takes it back. */
export interface SchemaChange {
  readonly up: string;
  readonly down: string;
}

/** Drops a table that nothing was written to; fails on one with rows. */
export const dropEmpty = (table: string): string => `
do $$ begin
  if exists (select from shop.${table}) then raise exception 'shop.${table} has rows'; end if;
end $$;
drop table shop.${table};
`;
