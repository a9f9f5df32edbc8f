export interface SecondTry {
  readonly test: string;
  readonly project: string;
  readonly error: string;
}
export interface BrowserResult {
  readonly passed: number;
  readonly failed: number;
  readonly secondTries: readonly SecondTry[];
  /** What failed, in short. */
  readonly words: string;
}
export function judgeBrowserRun(report: {
  readonly suites: readonly object[];
  readonly errors: readonly object[];
}): BrowserResult;
export function tableOfSecondTries(secondTries: readonly SecondTry[]): string;
