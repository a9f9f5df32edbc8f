import type { SchemaChange } from './schema-change.js';

/** Adds the kind for transfer instructions (docs/rules/mail.md#transfer). */
export const transferMails: SchemaChange = {
  up: `
alter table shop.mails drop constraint mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer'));
`,
  down: `
alter table shop.mails drop constraint mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup'));
`,
};
