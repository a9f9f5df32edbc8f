export interface Chore {
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** Runs chores one after another when they are due. A failed one is logged and runs again. */
export class Chores {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly due = new Map<Chore, number>();

  constructor(
    private readonly chores: readonly Chore[],
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.wake();
  }

  wake(): void {
    this.due.clear();
    this.schedule(0);
  }

  /** Stops after the current round. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private schedule(inMs: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.round = this.round.then(() => this.runDue());
    }, inMs);
    this.timer.unref();
  }

  private async runDue(): Promise<void> {
    for (const chore of this.chores) {
      if (this.stopped || (this.due.get(chore) ?? 0) > performance.now()) continue;
      this.due.set(chore, performance.now() + chore.everyMs);
      await chore.run().catch(this.onError);
    }
    const shortest = Math.min(...this.chores.map(({ everyMs }) => everyMs));
    this.schedule(shortest);
  }
}
