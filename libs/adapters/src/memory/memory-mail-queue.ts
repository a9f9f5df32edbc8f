import { mailsAside, mailTry } from '@shop/domain';
import type { Clock, MailEnd, MailQueue, NewMail, QueuedMail } from '@shop/ports/backends';

interface Entry {
  readonly mail: QueuedMail;
  readonly state: 'WAITING' | 'SENT' | 'FAILED';
  readonly dueAt: number;
}

const dayMs = 86_400_000;

/** For trials: lost when the process ends. */
export class MemoryMailQueue implements MailQueue {
  readonly #entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock = { now: () => new Date() }) {}

  async put(mail: NewMail): Promise<void> {
    if (this.#entries.has(mail.id)) return;
    const createdAt = this.clock.now();
    const waiting = { ...mail, email: mail.email, attempt: 0, createdAt };
    this.#entries.set(mail.id, { mail: waiting, state: 'WAITING', dueAt: createdAt.getTime() });
  }

  async takeDue(limit: number): Promise<readonly QueuedMail[]> {
    const now = this.#now();
    const isLookup = ({ mail }: Entry) => Number(mail.kind === 'lookup');
    const due = [...this.#entries.values()]
      .filter(({ state, dueAt }) => state === 'WAITING' && dueAt <= now)
      .toSorted((one, other) => isLookup(one) - isLookup(other) || one.dueAt - other.dueAt)
      .slice(0, limit);
    return due.map((entry) => {
      const mail = { ...entry.mail, attempt: entry.mail.attempt + 1 };
      this.#entries.set(mail.id, { ...entry, mail, dueAt: now + mailTry.leaseMs });
      return mail;
    });
  }

  async nextDueMs(): Promise<number | undefined> {
    const due = [...this.#entries.values()].flatMap(({ state, dueAt }) =>
      state === 'WAITING' ? [dueAt] : [],
    );
    return due.length > 0 ? Math.max(0, Math.min(...due) - this.#now()) : undefined;
  }

  async settle(mail: QueuedMail, end: MailEnd): Promise<boolean> {
    const entry = this.#leased(mail);
    if (!entry) return false;
    if (end === 'DROPPED') this.#entries.delete(mail.id);
    else
      this.#entries.set(mail.id, {
        ...entry,
        mail: { ...entry.mail, email: undefined },
        state: end,
      });
    return true;
  }

  async later(mail: QueuedMail, ms: number): Promise<boolean> {
    const entry = this.#leased(mail);
    if (entry) this.#entries.set(mail.id, { ...entry, dueAt: this.#now() + ms });
    return entry !== undefined;
  }

  async statusOf(orderId: string): Promise<Entry['state'] | undefined> {
    const isOf = ({ mail }: Entry) => mail.orderId === orderId && !mailsAside.includes(mail.kind);
    return [...this.#entries.values()].findLast(isOf)?.state;
  }

  async forget(days: number, most: number): Promise<number> {
    const before = this.#now() - days * dayMs;
    const old = [...this.#entries.values()]
      .filter(({ mail, state }) => state !== 'WAITING' && mail.createdAt.getTime() < before)
      .slice(0, most);
    for (const { mail } of old) this.#entries.delete(mail.id);
    return old.length;
  }

  #leased({ id, attempt }: QueuedMail): Entry | undefined {
    const entry = this.#entries.get(id);
    return entry?.state === 'WAITING' && entry.mail.attempt === attempt ? entry : undefined;
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
