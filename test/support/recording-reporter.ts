import type { Report, Reporter } from '@shop/ports/backends';

export class RecordingReporter implements Reporter {
  readonly reports: Report[] = [];

  report(report: Report): void {
    this.reports.push(report);
  }
}
