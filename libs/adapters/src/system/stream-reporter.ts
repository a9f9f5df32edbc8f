import type { Report, Reporter } from '@shop/ports/backends';

/** Hands each report to a log; what the log throws is swallowed, since no visitor waits for it. */
export class StreamReporter implements Reporter {
  constructor(private readonly write: (report: Report) => void) {}

  report(report: Report): void {
    try {
      this.write(report);
    } catch {
      // A report that can't be written is lost: there is nowhere else to tell of it.
    }
  }
}
