import type { Report, Reporter } from '@shop/ports/backends';

/** Writes reports to a log and ignores its errors. */
export class StreamReporter implements Reporter {
  constructor(private readonly write: (report: Report) => void) {}

  report(report: Report): void {
    try {
      this.write(report);
    } catch {
      // A report that can't be written is lost.
    }
  }
}
