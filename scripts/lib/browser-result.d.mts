export interface BrowserResult {
  readonly passed: number;
  readonly failed: number;
  /** A short summary of the failures. */
  readonly words: string;
}
export function judgeBrowserRun(report: {
  readonly suites: readonly object[];
  readonly errors: readonly object[];
}): BrowserResult;
