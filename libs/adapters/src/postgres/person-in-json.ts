import { emailKey } from '@shop/domain';

export type Json =
  | null
  | string
  | number
  | boolean
  | readonly Json[]
  | { readonly [name: string]: Json };

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The address of a contact: OCTO's field, or ours. */
const emailOf = (fields: Fields) => fields.emailAddress ?? fields.email;

const isOf = (fields: Fields, email: string): boolean => {
  const own = emailOf(fields);
  return typeof own === 'string' && own !== '' && emailKey(own) === emailKey(email);
};

const childrenOf = (value: Json): readonly Json[] => {
  if (isFields(value)) return Object.values(value);
  return Array.isArray(value) ? value : [];
};

/** Whether any contact in a record has this address. */
export const writtenBy = (value: Json, email: string): boolean =>
  (isFields(value) && isOf(value, email)) ||
  childrenOf(value).some((child) => writtenBy(child, email));

/** OCTO's contacts have `null` for what is missing, ours an empty text. */
const emptied = (contact: Fields): Fields => {
  const none = 'emailAddress' in contact ? null : '';
  return Object.fromEntries(
    Object.entries(contact).map(([name, field]) => [name, Array.isArray(field) ? [] : none]),
  );
};

/** The record without its contacts of this address, and without the notes beside them. */
export function withoutPerson(value: Json, email: string): Json {
  if (Array.isArray(value)) return value.map((child) => withoutPerson(child, email));
  if (!isFields(value)) return value;
  if (isOf(value, email)) return emptied(value);
  const isTheirs = isFields(value.contact ?? null) && writtenBy(value.contact ?? null, email);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isTheirs && name === 'notes' ? null : withoutPerson(field, email),
    ]),
  );
}
