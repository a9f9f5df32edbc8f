import type { SchemaChange } from './schema-change.js';

/** Adds the kind for decisions on claims. */
export const decisionMails: SchemaChange = {
  up: `
alter table shop.mails drop constraint if exists mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer', 'changed', 'decided'));
`,
  down: `
alter table shop.mails drop constraint mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer', 'changed'));
`,
};
