const windowMs = 10_000;
const share = 0.1;
const least = 3;

/** Retries are at most a tenth of the calls of ten seconds, and three at least. */
export class RetryBudget {
  #until = 0;
  #calls = 0;
  #retries = 0;

  called(): void {
    const now = performance.now();
    if (now >= this.#until) {
      this.#until = now + windowMs;
      this.#calls = 0;
      this.#retries = 0;
    }
    this.#calls += 1;
  }

  /** Whether one more retry is in the budget; it is then spent. */
  spend(): boolean {
    if (this.#retries >= Math.max(least, this.#calls * share)) return false;
    this.#retries += 1;
    return true;
  }
}
