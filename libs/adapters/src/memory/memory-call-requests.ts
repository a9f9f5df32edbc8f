import { askAgain } from '@shop/domain';
import type { CallRequests, Clock, QueuedCall } from '@shop/ports/backends';

/** For trials: lost when the process ends. */
export class MemoryCallRequests implements CallRequests {
  readonly #waiting = new Map<string, { readonly call: QueuedCall; readonly dueAt: number }>();
  readonly #refused = new Set<string>();

  constructor(private readonly clock: Clock = { now: () => new Date() }) {}

  async put(call: QueuedCall): Promise<void> {
    if (this.#waiting.has(call.id) || this.#refused.has(call.id)) return;
    this.#waiting.set(call.id, { call, dueAt: this.#now() });
  }

  async takeDue(limit: number): Promise<readonly QueuedCall[]> {
    const now = this.#now();
    const due = [...this.#waiting.values()].filter(({ dueAt }) => dueAt <= now).slice(0, limit);
    for (const { call } of due) this.#waiting.set(call.id, { call, dueAt: now + askAgain.leastMs });
    return due.map(({ call }) => call);
  }

  async nextDueMs(): Promise<number | undefined> {
    const due = [...this.#waiting.values()].map(({ dueAt }) => dueAt);
    return due.length > 0 ? Math.max(0, Math.min(...due) - this.#now()) : undefined;
  }

  async delivered(id: string): Promise<void> {
    this.#waiting.delete(id);
  }

  async refused(id: string): Promise<void> {
    if (this.#waiting.delete(id)) this.#refused.add(id);
  }

  #now(): number {
    return this.clock.now().getTime();
  }
}
