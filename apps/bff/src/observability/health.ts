/** Ready while the ledger answers and nobody has begun to stop us. */
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
      // Readiness is the answer to exactly this.
      return false;
    }
  }
}
