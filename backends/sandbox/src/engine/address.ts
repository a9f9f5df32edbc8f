import { domainToUnicode } from 'node:url';
import { emailKey } from '@shop/domain';

/** The canonical form of an email: NFC, lower case, its domain in Unicode. */
export function addressOf(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  return key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
}

export const spellingsOf = (email: string): readonly string[] => [
  ...new Set([addressOf(email), emailKey(email)]),
];

const marks = '[\\u034F\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F]';
const cleaned = (row: string) => `regexp_replace(${row}.address, '${marks}', '', 'g')`;

/** Removes invisible characters that people pasted into addresses. */
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
