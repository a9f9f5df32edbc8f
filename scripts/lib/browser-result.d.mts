export interface BrowserResult {
  readonly passed: number;
  readonly failed: number;
  readonly words: string;
}
export function judgeBrowserRun(report: {
  readonly suites: readonly object[];
  readonly errors: readonly object[];
}): BrowserResult;
