/** Ready while the ledger responds and no shutdown has started. */
export class Readiness {
  private isDraining = false;

  constructor(private readonly ledgerAnswers: () => Promise<unknown>) {}

  drain(): void {
    this.isDraining = true;
  }

  async isReady(): Promise<boolean> {
    if (this.isDraining) return false;
    try {
      await this.ledgerAnswers();
      return true;
    } catch {
      return false;
    }
  }
}
