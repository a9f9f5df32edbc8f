import { emailKey, type Identity } from '@shop/domain';
import type { ShortLived } from '@shop/ports/backends';
import type { SessionData } from 'express-session';
import type { PersonSessions, StoredSession } from '../../backends/operate/privacy.js';
import type { Seal } from '../seal.js';
import { accountOf, type ListedSession, mostSessions, placeKeyOf } from './account-sessions.js';

const start = 'session:';

type Stored = Pick<SessionData, 'identity' | 'pending' | 'endsAt' | 'place'>;

const emailOf = (identity: Identity): string =>
  identity.kind === 'site' ? identity.user.email : identity.profile.email;

/**
 * The sessions of an email, for the operator. Keys do not reveal it, so all sessions are opened;
 * those sealed with a removed secret open no account and end within a week.
 */
export class SessionsOfPerson implements PersonSessions {
  constructor(
    private readonly state: ShortLived,
    private readonly seal: Seal,
  ) {}

  async of(email: string): Promise<readonly StoredSession[]> {
    const found: StoredSession[] = [];
    for (const key of await this.state.keys(start)) {
      const stored = await this.read<Stored>(key);
      const identity = stored?.identity ?? stored?.pending?.identity;
      if (!stored || !identity || emailKey(emailOf(identity)) !== emailKey(email)) continue;
      const endsAt = stored.endsAt === undefined ? undefined : new Date(stored.endsAt);
      const places = await this.placesOf(accountOf(identity), key);
      found.push({ keys: [key, ...places], kind: identity.kind, endsAt });
    }
    return found;
  }

  async end(sessions: readonly StoredSession[]): Promise<void> {
    for (const key of sessions.flatMap(({ keys }) => keys)) await this.state.drop(key);
  }

  private async placesOf(account: string, key: string): Promise<readonly string[]> {
    const all = Array.from({ length: mostSessions }, (_, slot) => placeKeyOf(account, slot));
    const read = await Promise.all(all.map((place) => this.read<ListedSession>(place)));
    return all.filter((_, slot) => read[slot]?.key === key);
  }

  private async read<Text>(key: string): Promise<Text | undefined> {
    const sealed = await this.state.get(key);
    const text = sealed === undefined ? undefined : this.seal.open(sealed, key);
    return text === undefined ? undefined : (JSON.parse(text) as Text); // as: sealed by us
  }
}
