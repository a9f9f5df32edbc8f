const windowMs = 10_000;
const share = 0.1;
const least = 3;

/** Retries are at most a tenth of the calls in ten seconds, but at least three. */
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

  /** Spends one retry, if the budget has one left. */
  spend(): boolean {
    if (this.#retries >= Math.max(least, this.#calls * share)) return false;
    this.#retries += 1;
    return true;
  }
}
