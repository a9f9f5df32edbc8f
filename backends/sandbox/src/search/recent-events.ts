/** Keeps the last events only; a new one drops the oldest. */
export class RecentEvents<Entry> {
  private kept: Entry[] = [];

  constructor(private readonly most = 1000) {}

  get entries(): readonly Entry[] {
    return this.kept;
  }

  note(entry: Entry): void {
    this.kept = [...this.kept, entry].slice(-this.most);
  }
}
