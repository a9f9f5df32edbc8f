import {
  forgetPerson,
  type Forgotten,
  type openPool,
  type Person,
  personalDataOf,
} from '@shop/adapters/postgres';
import { isEmail } from '@shop/domain';
import type { ShortLived } from '@shop/ports/backends';
import { readStoreConfig } from '../../config/store-config.js';
import { withState } from './open-state.js';
import { type Given, type Operation, withPool, WrongUse } from './operation.js';

/** A session in the store, with every key that has a part of it. */
export interface StoredSession {
  readonly keys: readonly string[];
  readonly kind: string;
  readonly endsAt: Date | undefined;
}

/** Finds and ends the sessions of an email. */
export interface PersonSessions {
  of(email: string): Promise<readonly StoredSession[]>;
  end(sessions: readonly StoredSession[]): Promise<void>;
}

interface Found {
  readonly pool: ReturnType<typeof openPool>;
  readonly person: Person;
  readonly sessions: PersonSessions;
  readonly own: readonly StoredSession[];
  readonly say: Given['say'];
}

const use = 'use export EMAIL or forget EMAIL, and any --phone=NUMBER of theirs';
const phoneOption = '--phone=';

async function exported({ pool, person, own, say }: Found): Promise<number> {
  const data = await personalDataOf(pool, person);
  const sessions = own.map(({ kind, endsAt }) => ({ kind, endsAt }));
  say(JSON.stringify({ ...data, sessions }, null, 2));
  return 0;
}

async function forgotten(found: Found): Promise<number> {
  const { pool, person, sessions, own, say } = found;
  const result = await forgetPerson(pool, person);
  await sessions.end(own);
  linesOf(result, own.length).forEach(say);
  return result.open.length === 0 ? 0 : 3;
}

/** Without the email: the output may go into a ticket. */
function linesOf({ found, open }: Forgotten, sessions: number): readonly string[] {
  const closed = found.purchases.filter(({ id }) => !open.includes(id));
  return [
    `${closed.length} purchases kept for accounting, without contact`,
    `${found.changes.length} order changes kept, without note`,
    `${found.mails.filter(({ email }) => email !== null).length} mails deleted`,
    `${found.callRequests.length} call requests deleted`,
    `${found.records.length} records of resellers or suppliers kept, without contact`,
    `${sessions} sessions ended`,
    ...open.map((id) => `not over yet: ${id}. Run this again once it is (npm run order -- ${id})`),
  ];
}

/** Exports or forgets a person (docs/operate/privacy.md). */
export const privacyWith =
  (sessionsIn: (state: ShortLived, secrets: readonly string[]) => PersonSessions): Operation =>
  async ({ args, env, say }) => {
    const [step, email = '', ...more] = args.filter((arg) => !arg.startsWith(phoneOption));
    const isKnown = step === 'export' || step === 'forget';
    if (!isKnown || !isEmail(email) || more.length > 0) throw new WrongUse(use);
    const phones = args.flatMap((arg) =>
      arg.startsWith(phoneOption) ? [arg.slice(phoneOption.length)] : [],
    );
    const config = readStoreConfig(['DATABASE_URL', 'SESSION_SECRETS'], env);
    return withPool(config.DATABASE_URL ?? '', (pool) =>
      withState(config.REDIS_URL, pool, async (state) => {
        const sessions = sessionsIn(state, config.SESSION_SECRETS);
        const own = await sessions.of(email);
        const found = { pool, person: { email, phones }, sessions, own, say };
        return step === 'export' ? exported(found) : forgotten(found);
      }),
    );
  };
