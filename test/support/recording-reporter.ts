import type { Report, Reporter } from '@shop/ports/backends';

/** Keeps every report, for a test to read. */
export class RecordingReporter implements Reporter {
  readonly reports: Report[] = [];

  report(report: Report): void {
    this.reports.push(report);
  }
}
