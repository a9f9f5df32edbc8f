import { createHash, randomBytes } from 'node:crypto';
import { emailKey, type Identity } from '@shop/domain';
import type { Clock, ShortLived } from '@shop/ports/backends';
import type { StoreGuard } from '../../backends/limits/store-guard.js';
import type { Seal } from '../seal.js';
import type { Device } from './device-of.js';

/** Maximum per account. One more ends the least recently used. */
export const mostSessions = 10;
const slots = Array.from({ length: mostSessions }, (_, slot) => slot);

export interface Place {
  readonly slot: number;
  /** Identifies the session to its owner; grants nothing. */
  readonly handle: string;
}

export interface ListedSession extends Place {
  readonly key: string;
  readonly device: Device;
  /** Milliseconds of the clock. */
  readonly seenAt: number;
}

/** Shop accounts are identified by email, provider accounts by the provider's subject. */
export const accountOf = (identity: Identity): string =>
  identity.kind === 'site'
    ? siteAccount(identity.user.email)
    : `${identity.network}:${identity.profile.subject}`;

export const siteAccount = (email: string): string => `site:${emailKey(email)}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
export const placeKeyOf = (account: string, slot: number) => `sessions:${hashOf(account)}:${slot}`;
const closedKeyOf = (account: string) => `closed:${hashOf(account)}`;

/**
 * Sessions of each account, in slots of the store. A slot is claimed atomically, so instances never
 * overwrite each other. It expires with its session. Every call rejects if the store is too slow.
 */
export class AccountSessions {
  constructor(
    private readonly state: ShortLived,
    private readonly seal: Seal,
    private readonly clock: Clock,
    private readonly guard: StoreGuard,
  ) {}

  /** Claims a slot. `ousted`: the session that was removed for it. */
  async enter(
    account: string,
    session: { readonly key: string; readonly device: Device },
    seconds: number,
  ): Promise<{ readonly place: Place; readonly ousted: ListedSession | undefined }> {
    const handle = randomBytes(16).toString('base64url');
    const listed = (slot: number) => ({ ...session, slot, handle, seenAt: this.now() });
    for (const slot of slots) {
      const text = this.write(account, listed(slot));
      if (await this.ask(() => this.state.add(placeKeyOf(account, slot), text, seconds)))
        return { place: { slot, handle }, ousted: undefined };
    }
    const [ousted] = (await this.of(account)).sort((left, right) => left.seenAt - right.seenAt);
    const slot = ousted?.slot ?? 0;
    const text = this.write(account, listed(slot));
    await this.ask(() => this.state.put(placeKeyOf(account, slot), text, seconds));
    return { place: { slot, handle }, ousted };
  }

  /** All sessions, most recently used first. */
  async of(account: string): Promise<ListedSession[]> {
    const read = await Promise.all(slots.map((slot) => this.read(account, slot)));
    return read
      .filter((session) => session !== undefined)
      .sort((left, right) => right.seenAt - left.seenAt);
  }

  async see(account: string, { slot, handle }: Place, seconds: number): Promise<void> {
    const session = await this.read(account, slot);
    if (session?.handle !== handle) return;
    const text = this.write(account, { ...session, seenAt: this.now() });
    await this.ask(() => this.state.replace(placeKeyOf(account, slot), text, seconds));
  }

  async leave(account: string, { slot, handle }: Place): Promise<void> {
    const session = await this.read(account, slot);
    if (session?.handle === handle)
      await this.ask(() => this.state.drop(placeKeyOf(account, slot)));
  }

  /** Invalidates all pending sign-ins of this account. */
  async close(account: string, seconds: number): Promise<void> {
    await this.ask(() => this.state.put(closedKeyOf(account), String(this.now()), seconds));
  }

  /** Whether it was closed since a moment; true if that is unknown. */
  async wasClosed(account: string, since: number): Promise<boolean> {
    const reply = await this.guard.ask(() => this.state.get(closedKeyOf(account)));
    return reply.kind === 'failed' || Number(reply.answer ?? -1) >= since;
  }

  private async read(account: string, slot: number): Promise<ListedSession | undefined> {
    const key = placeKeyOf(account, slot);
    const sealed = await this.ask(() => this.state.get(key));
    const text = sealed === undefined ? undefined : this.seal.open(sealed, key);
    return text === undefined ? undefined : (JSON.parse(text) as ListedSession); // as: sealed by us
  }

  private write(account: string, session: ListedSession): string {
    return this.seal.close(JSON.stringify(session), placeKeyOf(account, session.slot));
  }

  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const reply = await this.guard.ask(call);
    if (reply.kind === 'failed') throw new Error('the sessions of an account are not known');
    return reply.answer;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
