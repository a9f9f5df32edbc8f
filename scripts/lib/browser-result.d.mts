export interface BrowserResult {
  readonly passed: number;
  readonly failed: number;
  /** What failed, in short. */
  readonly words: string;
}
export function judgeBrowserRun(report: {
  readonly suites: readonly object[];
  readonly errors: readonly object[];
}): BrowserResult;
