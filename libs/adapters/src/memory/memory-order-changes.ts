import {
  askAgain,
  askAgainMs,
  canChangeMove,
  changeMailId,
  type ChangeState,
  decisionMailId,
  isChangeTold,
  isOpenChange,
  type OrderChange,
} from '@shop/domain';
import type {
  ChangeFacts,
  Clock,
  MailQueue,
  OpenedChange,
  OrderChanges,
} from '@shop/ports/backends';

interface Entry {
  readonly change: OrderChange;
  readonly dueAt: number;
}

/** For trials: lost when the process ends. */
export class MemoryOrderChanges implements OrderChanges {
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly clock: Clock = { now: () => new Date() },
    private readonly mails?: Pick<MailQueue, 'put'>,
  ) {}

  async open(change: OrderChange): Promise<OpenedChange> {
    const all = [...this.#entries.values()].map((entry) => entry.change);
    const same = all.find(({ attempt }) => attempt === change.attempt);
    if (same) return { kind: 'known', change: same };
    const open = all.find((one) => one.orderId === change.orderId && isOpenChange(one));
    if (open) return { kind: 'busy', change: open };
    this.#keep(change);
    return { kind: 'opened', change };
  }

  async find(id: string): Promise<OrderChange | undefined> {
    return this.#entries.get(id)?.change;
  }

  async of(orderId: string): Promise<readonly OrderChange[]> {
    const all = [...this.#entries.values()].map(({ change }) => change);
    return all.filter((change) => change.orderId === orderId).toReversed();
  }

  async move(
    seen: OrderChange,
    to: ChangeState,
    facts: ChangeFacts = {},
  ): Promise<OrderChange | undefined> {
    if (to !== seen.state && !canChangeMove(seen.state, to))
      throw new RangeError(`a change can't go from ${seen.state} to ${to}`);
    const change = this.#entries.get(seen.id)?.change;
    if (change?.version !== seen.version || change.state !== seen.state) return undefined;
    const moved: OrderChange = {
      ...change,
      state: to,
      version: seen.version + 1,
      amount: facts.amount ?? change.amount,
      refusal: facts.refusal ?? change.refusal,
      extraPaymentId: facts.extraPaymentId ?? change.extraPaymentId,
      payAt: facts.payAt ?? change.payAt,
    };
    this.#keep(moved);
    if (isChangeTold(seen.state, to)) await this.#queueMailsOf(moved);
    return moved;
  }

  async takeDue(limit: number): Promise<readonly OrderChange[]> {
    const now = this.#now();
    const due = [...this.#entries.values()]
      .filter(({ change, dueAt }) => isOpenChange(change) && dueAt <= now)
      .toSorted((one, other) => one.dueAt - other.dueAt)
      .slice(0, limit);
    for (const { change } of due) {
      const dueAt = now + askAgainMs(now - change.createdAt.getTime());
      this.#entries.set(change.id, { change, dueAt });
    }
    return due.map(({ change }) => change);
  }

  async nextDueMs(): Promise<number | undefined> {
    const due = [...this.#entries.values()].flatMap(({ change, dueAt }) =>
      isOpenChange(change) ? [dueAt] : [],
    );
    return due.length > 0 ? Math.max(0, Math.min(...due) - this.#now()) : undefined;
  }

  async #queueMailsOf({ id, orderId, language, request }: OrderChange): Promise<void> {
    await this.mails?.put({ id: changeMailId(id), kind: 'changed', orderId, language });
    if (request.kind === 'weather')
      await this.mails?.put({ id: decisionMailId(id), kind: 'decided', orderId, language });
  }

  #keep(change: OrderChange): void {
    this.#entries.set(change.id, { change, dueAt: this.#now() + askAgain.leastMs });
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
