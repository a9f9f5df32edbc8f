import type { Generated } from 'kysely';

export interface CallRequestTable {
  position: Generated<string>;
  name: string;
  phone: string;
  country: string;
  language: string;
  /** The search, as the form sent it. */
  stay: string;
  at: Date;
}

export const callRequestsMigration = {
  name: '020-call-requests',
  statements: [
    `create table sandbox.call_requests (
       position bigint generated always as identity primary key,
       name text not null, phone text not null, country text not null,
       language text not null, stay jsonb not null, at timestamptz not null)`,
  ],
};
