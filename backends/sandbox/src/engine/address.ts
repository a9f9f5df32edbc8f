import { domainToUnicode } from 'node:url';
import { emailKey } from '@shop/domain';

/** One e-mail, however it is written: in NFC and lower case, its domain in its own letters. */
export function addressOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
}

/** What may stand in a row that keeps an e-mail as it was typed. */
export const spellingsOf = (email: string): readonly string[] => [
  ...new Set([addressOf(email), emailKey(email)]),
];

const marks = '[\\u034F\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F]';
const cleaned = (row: string) => `regexp_replace(${row}.address, '${marks}', '', 'g')`;

/** Addresses that were kept with marks that nobody sees, which a paste had brought along. */
export const addressMarksMigration = {
  name: '023-address-marks',
  statements: ['accounts', 'subscriptions'].map(
    (table) => `
      update sandbox.${table} as one set address = ${cleaned('one')}
        where one.address ~ '${marks}' and not exists (
          select from sandbox.${table} as other
            where other.ctid <> one.ctid and ${cleaned('other')} = ${cleaned('one')})`,
  ),
};
