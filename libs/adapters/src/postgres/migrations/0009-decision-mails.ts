/** Adds the kind for decisions on claims. */
export const decisionMails = `
alter table shop.mails drop constraint if exists mails_kind_check;
alter table shop.mails add constraint mails_kind_check
  check (kind in ('confirmed', 'again', 'lookup', 'transfer', 'changed', 'decided'));
`;
